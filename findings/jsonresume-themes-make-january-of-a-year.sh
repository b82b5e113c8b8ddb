#!/usr/bin/env bash
# Expected: a CV in the form of JSON Resume may give a year alone, "startDate": "2024" (its schema allows it), and shows 2024.
# Seen: jsonresume-theme-even 0.26.1, -elegant 1.16.1, -stackoverflow 3.3.0 and -flat 0.3.7, 2026-12-01: all four print January 2024, a month
# that nobody wrote. With "2024-09" they print September; @jsonresume/schema 1.3.1 takes both.
# Meaning: whoever exports profiles as JSON Resume, or reads CVs made with it, cannot tell a January from a month that was not given.
# Here: schema/students/cv.ts (monthWords) lets a year stay a year on made CVs; JSON Resume is not offered.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @jsonresume/schema@1.3.1 jsonresume-theme-even@0.26.1 \
	jsonresume-theme-elegant@1.16.1 jsonresume-theme-stackoverflow@3.3.0 jsonresume-theme-flat@0.3.7 >/dev/null
cat >try.cjs <<'END'
const { validate } = require('@jsonresume/schema');

(async () => {
	for (const startDate of ['2024', '2024-09']) {
		const resume = {
			basics: { name: 'Tess Example', email: 'tess@student.example', location: { city: 'Leeds' }, profiles: [] },
			education: [{ institution: 'University of Muster', area: 'Maths', studyType: 'BSc', startDate, endDate: '2026-06' }],
			...{ work: [], volunteer: [], awards: [], publications: [], skills: [], languages: [], interests: [], references: [], projects: [] },
		};
		validate(resume, (error) => console.log(`startDate ${startDate}: ${error ? 'refused by the schema' : 'valid'}`));
		for (const name of ['even', 'elegant', 'stackoverflow', 'flat']) {
			const theme = await import(`jsonresume-theme-${name}`);
			const html = await (theme.render ?? theme.default.render)(resume);
			const text = html.replace(/<(style|script|head)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
			console.log(`${name}: ${/\S+ 2024/.exec(text)[0]}`);
		}
	}
})();
END
node try.cjs 2>/dev/null | tee seen
diff seen - <<'END'
startDate 2024: valid
even: Jan 2024
elegant: Jan, 2024
stackoverflow: Jan 2024
flat: Jan, 2024
startDate 2024-09: valid
even: Sep 2024
elegant: Sep, 2024
stackoverflow: Sept 2024
flat: Sep, 2024
END
