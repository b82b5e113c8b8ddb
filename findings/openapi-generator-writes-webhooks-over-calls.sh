#!/usr/bin/env bash
# Expected: a client made of OpenAPI 3.1 has a method for each call of "paths"; what "webhooks" lists is sent by the server to others.
# Seen: openapi-generator 7.25.0, 2026-12-01, for operations without tags: the client of the webhooks is written over that of the calls.
# It ends well, and its only methods post to addresses of the server that are named like the events.
# Meaning: one description of calls and webhooks gives developers a client without a single call that works.
# Here: events have a description of their own, /api/v1/webhooks.json (server/api/v1/openapi.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mvn -q -B -Dmaven.repo.local="$folder/packages" org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
	-Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory="$folder" >/dev/null
about='"openapi":"3.1.0","info":{"title":"Jobs","version":"1"}'
answer='"responses":{"204":{"description":"Done"}}'
paths="\"paths\":{\"/drafts\":{\"get\":{\"operationId\":\"listDrafts\",$answer}}}"
webhooks="\"webhooks\":{\"draft.approved\":{\"post\":{\"operationId\":\"draftApproved\",$answer}}}"
echo "{$about,$paths}" >calls.json
echo "{$about,$paths,$webhooks}" >both.json
jar=openapi-generator-cli-7.25.0.jar
echo "openapi-generator $(java -jar $jar version)"
for description in calls both; do
	java -jar $jar generate -i $description.json -g typescript-fetch -o $description >/dev/null 2>&1
	echo "$description: $(grep -oh 'urlPath = .*' $description/apis/*.ts | sort -u | xargs)"
done | tee seen.txt
diff seen.txt - <<'SEEN'
calls: urlPath = `/drafts`;
both: urlPath = `/draft.approved`;
SEEN
