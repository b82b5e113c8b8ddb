#!/usr/bin/env bash
# Expected: a time of an Atom feed may have any number of digits after the full stop (RFC 3339, 5.6), and names the same moment with six as with three.
# Seen: ROME 2.1.0 (Java), 2026-12-01: it takes the digits for a number of milliseconds. 09:00:00.123456Z is read as 09:02:03.456Z, up to
# sixteen minutes late, and .12, as Postgres writes .120 in JSON, as 12 milliseconds. Three digits or none are read right.
# Meaning: now() of Postgres has six digits, so readers built on ROME show entries as later than they are, and sort them wrongly within minutes.
# Here: server/site/internships/atom.ts writes each time with exactly three digits.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >pom.xml <<'END'
<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
	<groupId>example</groupId><artifactId>try</artifactId><version>1</version>
	<dependencies><dependency><groupId>com.rometools</groupId><artifactId>rome</artifactId><version>2.1.0</version></dependency></dependencies>
</project>
END
mvn -q -B -Dmaven.repo.local="$folder/packages" dependency:copy-dependencies >/dev/null
cat >Try.java <<'END'
import com.rometools.rome.io.SyndFeedInput;
import java.io.StringReader;

public class Try {
	public static void main(String[] args) throws Exception {
		for (String time : new String[] {"00Z", "00.120Z", "00.12Z", "00.123456Z", "00.999999+00:00"}) {
			String about = "<id>urn:x:a</id><title>Internships</title><updated>2026-12-01T09:00:" + time + "</updated>";
			String feed = "<feed xmlns='http://www.w3.org/2005/Atom'>" + about + "<author><name>A</name></author></feed>";
			System.out.println(time + " is read as " + new SyndFeedInput().build(new StringReader(feed)).getPublishedDate().toInstant());
		}
	}
}
END
ls target/dependency | grep '^rome-2'
java -cp 'target/dependency/*' Try.java 2>/dev/null | tee seen
diff seen - <<'END'
00Z is read as 2026-12-01T09:00:00Z
00.120Z is read as 2026-12-01T09:00:00.120Z
00.12Z is read as 2026-12-01T09:00:00.012Z
00.123456Z is read as 2026-12-01T09:02:03.456Z
00.999999+00:00 is read as 2026-12-01T09:16:39.999Z
END
