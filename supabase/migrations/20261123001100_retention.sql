-- What people gave us goes when its time is over, as the privacy notice says to them
-- (content/guides/privacy.ts). Our own server calls the functions once a day.

-- A wrong clock must not delete everything. The last run is remembered; where time has jumped, or too
-- much would go at once, nothing is deleted until an operator confirms (docs/operating.md).
create table retention.state (
	only_row boolean primary key default true check (only_row),
	-- The day that the last run worked with; none yet: the newest row tells how far time has come.
	last_run timestamptz,
	-- Why the last call deleted nothing.
	refused text check (refused in ('clock', 'pause', 'share'))
);
insert into retention.state default values;
