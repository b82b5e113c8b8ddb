import { payText } from '#content/pay.ts';
import { sampleNotice } from '#content/sample-notice.ts';
import { site, webAddress } from '#content/site.ts';
import type { Program } from '#content/types.ts';
import { longDate } from '#schema/london-day.ts';
import { colour } from './brand.ts';
import { mapPath, mapPlace } from './map.ts';
import { drawMark, openSheet, type Pdf, page, type Sheet } from './sheet.ts';

const body = { size: 10.6, lineGap: 3 };
const small = { size: 9.2, lineGap: 2, role: 'muted' };
const heading = { size: 14.5, bold: true, tight: true };
const aside = page.right - page.narrow;

/** The brochure of a program: what its page says, on two sheets of A4. The caller ends the document. */
export function drawBrochure(program: Program): Pdf {
	const sheet = openSheet({
		Title: `${program.title}, ${program.company}`,
		Author: site.name,
		Subject: program.shortDescription,
	});
	drawTop(sheet);
	drawTitle(sheet, program);
	const top = sheet.pdf.y + 22;
	drawAside(sheet, program, top);
	sheet.pdf.y = top;
	drawText(sheet, program);
	sheet.pdf.addPage();
	drawLists(sheet, program);
	drawHowToApply(sheet, program);
	drawFooters(sheet);
	sheet.close();
	return sheet.pdf;
}

function drawTop({ pdf, write, decoration }: Sheet) {
	decoration(() => {
		drawMark(pdf, page.left, 44, 20);
		write(site.name, { size: 11.5, bold: true, tight: true }, {}, page.left + 28, 47.5);
		write('Program brochure', { size: 9.5, role: 'muted' }, { align: 'right' }, page.left, 48.5);
		pdf.moveTo(page.left, 78).lineTo(page.right, 78).lineWidth(0.8).stroke(colour('line'));
	});
}

function drawTitle(
	{ pdf, write, part }: Sheet,
	{ title, company, type, category, shortDescription }: Program,
) {
	pdf.y = 98;
	pdf.x = page.left;
	part('P', () => write(`${type}, ${category}`, { size: 10, bold: true, role: 'brand' }));
	part('H1', () => write(title, { size: 27, bold: true, tight: true }, {}, page.left, pdf.y + 3));
	part('P', () => write(company, { size: 13, role: 'muted' }, {}, page.left, pdf.y + 3));
	part('P', () => write(shortDescription, { size: 11.2, lineGap: 3 }, {}, page.left, pdf.y + 12));
}

function drawText({ pdf, write, part, points }: Sheet, { fullDescription, details }: Program) {
	const width = page.wide;
	part('H2', () => write('About the program', heading, { width }, page.left));
	pdf.y += 6;
	for (const paragraph of fullDescription) {
		part('P', () => write(paragraph, body, { width }, page.left));
		pdf.y += 6;
	}
	pdf.y += 8;
	part('H2', () => write('Program details', heading, { width }, page.left));
	pdf.y += 6;
	points(details, body, page.left, width);
}

/** The map and the facts, beside the text of the first sheet. */
function drawAside(sheet: Sheet, program: Program, top: number) {
	const city = program.location.split(', ').at(-1) ?? program.location;
	sheet.part('Figure', () => drawMap(sheet.pdf, top, city.toLowerCase()), {
		alt: `Map of the UK with a mark on ${city}`,
		bbox: [aside, top, page.right, top + 190],
	});
	drawFacts(sheet, program, top + 202);
}

function drawFacts({ pdf, write, height, part, decoration }: Sheet, program: Program, top: number) {
	const { location, weeks, pay, startDate, applicationDeadline } = program;
	const inner = { width: page.narrow - 28 };
	const x = aside + 14;
	const value = { size: 10.6, bold: true };
	const facts = [
		['Where', location],
		['Length', `${weeks} weeks, temporary`],
		['Starts', longDate(startDate)],
		['Application deadline', longDate(applicationDeadline)],
	] as const;
	const rows = facts.map(
		([term, text]) => height(term, small, 999) + height(text, value, inner.width),
	);
	const whole = 78 + rows.reduce((sum, row) => sum + row + 9, 0);
	decoration(() => pdf.roundedRect(aside, top, page.narrow, whole, 10).fill(colour('wash')));
	part('P', () => write('Stipend, paid to you', small, inner, x, top + 14));
	part('P', () => write(payText(pay), { size: 19, bold: true, tight: true }, inner, x));
	part('P', () => write(`for ${pay.hours} hours a week`, small, inner, x));
	for (const [term, text] of facts) {
		part('P', () => write(term, small, inner, x, pdf.y + 9));
		part('P', () => write(text, value, inner, x));
	}
}

function drawMap(pdf: Pdf, top: number, place: string) {
	const scale = 174 / 440;
	const [x, y] = mapPlace('uk', place);
	pdf.save();
	pdf.roundedRect(aside, top, page.narrow, 190, 10).clip();
	pdf.rect(aside, top, page.narrow, 190).fill(colour('sea'));
	pdf
		.translate(aside + (page.narrow - 300 * scale) / 2, top + 8)
		.scale(scale)
		.lineWidth(1.4);
	pdf.path(mapPath('uk', 'far')).fill(colour('land-far'));
	pdf.path(mapPath('uk', 'land')).fillAndStroke(colour('land'), colour('coast'));
	pdf.circle(x, y, 13).lineWidth(5).fillAndStroke(colour('hot-fill'), colour('card'));
	pdf.restore();
}

/** What is asked and what is given, side by side on the second sheet. */
function drawLists({ pdf, write, part, points }: Sheet, { requirements, benefits }: Program) {
	const top = page.top;
	const width = (page.right - page.left - 35) / 2;
	let lowest = top;
	for (const [title, items, x] of [
		['Requirements', requirements, page.left],
		['Benefits', benefits, page.left + width + 35],
	] as const) {
		part('H2', () => write(title, heading, { width }, x, top));
		pdf.y += 6;
		points(items, body, x, width);
		lowest = Math.max(lowest, pdf.y);
	}
	pdf.y = lowest;
}

const stepsFor = (id: number) => [
	`Open ${webAddress}/programs/${id} and press Apply Now.`,
	'Create an account or sign in. The form then already knows the program.',
	'Write your motivation, your experience and when you are available, and send it.',
	'Expect a decision in two to four weeks, interview included.',
];

const free = 'Applying is free. Nobody asks you for money at any step.';
const source =
	'This brochure is made from the same data as the page of the program on our website. Where the two differ, the page is right. The work is temporary. The stipend is what the intern is paid, before any tax.';

const sample = sampleNotice && `${sampleNotice.lead} ${sampleNotice.text}`;

function drawHowToApply({ pdf, write, part, points, decoration }: Sheet, program: Program) {
	const top = pdf.y + 24;
	const x = page.left + 22;
	const width = 265;
	const tall = 214;
	decoration(() =>
		pdf.roundedRect(page.left, top, page.right - page.left, tall, 12).fill(colour('wash')),
	);
	part('H2', () => write('How to apply', heading, { width }, x, top + 20));
	pdf.y += 6;
	points(stepsFor(program.id), body, x, width, (index) => `${index + 1}.`);
	part('P', () => write(free, { ...body, bold: true }, { width }, x, pdf.y + 3));

	const contact = page.left + 330;
	part('H2', () => write('Contact', heading, {}, contact, top + 20));
	pdf.y += 6;
	for (const line of [site.name, ...site.address, site.phone, site.email, webAddress]) {
		part('P', () => write(line, body, {}, contact));
	}
	part('P', () => write(site.supportHours, small, { width: 140 }, contact, pdf.y + 5));
	part('P', () => write(source, small, {}, page.left, top + tall + 16));
	if (sample) part('P', () => write(sample, { ...small, bold: true }, {}, page.left, pdf.y + 9));
}

function drawFooters({ pdf, write }: Sheet) {
	const { start, count } = pdf.bufferedPageRange();
	for (let index = start; index < start + count; index++) {
		pdf.switchToPage(index);
		pdf.page.margins.bottom = 0;
		pdf.markContent('Artifact', { type: 'Pagination', subtype: 'Footer' } as never);
		write(`${site.phone}   ${site.email}`, small, { lineBreak: false }, page.left, 792);
		write(`${index + 1} of ${count}`, small, { align: 'right' }, page.left, 792);
		pdf.endMarkedContent();
	}
}
