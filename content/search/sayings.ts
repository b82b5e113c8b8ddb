/** What people say that every internship answers. */
export const ignored = `
a, an, and, or, the, of, to, for, in, at, on, by, with, as, near, around, about, into, within, close to, based in, based, like, via, per, be, is, are, am, was, been,
i, im, i am, me, my, we, us, you, your, who, that, this, it, any, some, something, anything, all, more, most, best, top, good, great, nice, cool, fun, easy, interesting, exciting, amazing, new, latest,
internship, intern, interns, internships, placement, placements, job, jobs, role, roles, vacancy, vacancies, position, opening, opportunity, opportunities, work, working, worker, career, careers, employment, scheme, schemes, program, programs, programme, programmes, post, hire, hiring now,
apprenticeship, apprentice, apprenticeships, apprenticeship degree, degree apprenticeship, graduate job, graduate role, graduate scheme, grad scheme, grad job, graduate programme, graduate, graduates, grad, grads, recent graduate, new graduate, graduate internship, traineeship, work placement, work experience, experience, experienced, job experience, part time job,
student, students, student job, students job, uni, university, universities, college, sixth form, a level, degree, degrees, course, courses, undergraduate, undergraduates, undergrad, postgraduate, postgrad, masters, master, msc, ma, bachelor, bachelors, phd student, year, first year, second year, third year, final year, penultimate year, penultimate, fresher, freshers, first year student, second year student, final year student, 1st year, 2nd year, 3rd year, year 1, year 2, year 3, school leaver, after graduation, just graduated,
study, studying, studied, studies, i study, i am studying, my degree is, background in, related, relevant, relating to, involving, field, area, industry, sector, company, companies, business in, firm, firms, employer, employers,
want, wanting, i want, i want to, want to, want to be, i want to be, would like, id like, i would like, need, i need, looking, looking for, look, im looking for, i am looking for, search, searching, find, find me, get, seeking, seek, apply, applying, become, becoming, learn, learning about, interested, interested in, interest, love, hope, hoping, can, could, do, does, doing, help, please, show, show me, give, have, has, how, what, where, when, which, there, join, try, start, starting, begin,
uk, the uk, united kingdom, england, great britain, britain, gb, uk wide, anywhere in the uk, near me, nearby, close by, local, locally, in my area, area near me,
paid, paid work, pay, pays, paying, ok, okay, quid, salary, wage, wages, money for, unpaid, stipend, living wage, minimum wage, national minimum wage, fair pay,
no experience, without experience, no experience needed, no experience required, no prior experience, entry level, entry, beginner, beginners, junior level, any degree, any subject, any discipline, all degrees, flexible, flexible hours, holiday job, student friendly, quick, now, today, available, open, currently, hiring, urgent, free, time, day, days, week, weeks, month, months, hour, hours, if, but, not, no, yes, from, up, out, so, just, only, also, really, very, ideally, preferably, maybe, possible, possibly, other, others, etc, such, them, their, they, its, than, then, well, will, go, going, place, thing, things, stuff, kind, type, types, someone, people who, 2026, 2027, visa status
`;

/** What tells one post from another only in its title. */
export const posts =
	'assistant, assistants, officer, executive, associate, trainee, junior, senior, coordinator, specialist, manager, lead, helper, advisor, adviser, staff, member, team, department, expert, professional';

/** Short forms that are common words too. */
export const shortForms =
	'r, it, us, pa, ot, go, ta, pe, un, eu, ice, cop, ib, ir, ba, pm, bit, ford, mini, sky, shell, meta, apple, deal, state, process, mind';
