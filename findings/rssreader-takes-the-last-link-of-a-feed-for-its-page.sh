#!/usr/bin/env bash
# Expected: the page of an Atom feed or entry is its link with rel="alternate", wherever that stands among the links (RFC 4287, 4.2.7.2).
# Seen: com.apptasticsoftware:rssreader 3.12.0 (Java), 2026-12-01: getLink() is the last link, whatever its rel: the feed's own address where
# rel="self" comes last, and the calendar file of an entry that has one as rel="enclosure".
# Meaning: write the link to the page last; a file that belongs to an entry is better linked in its text than as an enclosure.
# Here: server/site/internships/atom.ts has "self" before "alternate", and one link for each entry.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >pom.xml <<'END'
<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
	<groupId>example</groupId><artifactId>try</artifactId><version>1</version>
	<dependencies><dependency>
		<groupId>com.apptasticsoftware</groupId><artifactId>rssreader</artifactId><version>3.12.0</version>
	</dependency></dependencies>
</project>
END
mvn -q -B -Dmaven.repo.local="$folder/packages" dependency:copy-dependencies >/dev/null
cat >Try.java <<'END'
import com.apptasticsoftware.rssreader.RssReader;
import java.io.ByteArrayInputStream;

public class Try {
	static String link(String rel, String href) {
		return "<link rel='" + rel + "' href='https://site.example/" + href + "'/>";
	}

	static void read(String order, String linksOfFeed, String linksOfEntry) {
		String about = "<title>T</title><updated>2026-12-01T09:00:00Z</updated><author><name>A</name></author>";
		String feed = "<feed xmlns='http://www.w3.org/2005/Atom'><id>urn:x:feed</id>" + about + linksOfFeed
			+ "<entry><id>urn:x:entry</id>" + about + linksOfEntry + "</entry></feed>";
		new RssReader().read(new ByteArrayInputStream(feed.getBytes())).forEach(item ->
			System.out.println(order + ": feed " + item.getChannel().getLink() + ", entry " + item.getLink().orElse("none")));
	}

	public static void main(String[] args) {
		String self = link("self", "a.atom");
		String page = link("alternate", "internships");
		String entry = link("alternate", "internships/data");
		String file = link("enclosure", "internships/data.ics");
		read("alternate last", self + page, file + entry);
		read("alternate first", page + self, entry + file);
	}
}
END
ls target/dependency | grep '^rssreader'
java -cp 'target/dependency/*' Try.java 2>/dev/null | tee seen
diff seen - <<'END'
alternate last: feed https://site.example/internships, entry https://site.example/internships/data
alternate first: feed https://site.example/a.atom, entry https://site.example/internships/data.ics
END
