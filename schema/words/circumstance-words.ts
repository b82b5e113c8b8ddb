import { type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

const risk = (pattern: string, unless?: RegExp): WordRule => ({
	kind: 'circumstances',
	answer: 'marked',
	words: wordsPattern(pattern),
	advice: 'Look at what the intern is told of the work, the pay and the place.',
	...(unless && { unless }),
});

/** What may be a risk for the intern, and is looked at without a verdict. */
export const CIRCUMSTANCE_WORDS: WordRule[] = [
	risk(
		'cash in hand|(?:crypto\\p{L}*|bitcoin|token)s?(?! (?:ring|of))|digital assets|(?:in|our) (?:own )?tokens?|forex|binary options|pyramid|network marketing|recruit (?:your )?(?:friends|others)|unlimited (?:earnings|income)|uncapped|(?:up to|over|earn) £ ?\\d{3,}[\\d,]* (?:a|per) (?:week|day)|£ ?\\d{3,} a day',
	),
	risk(
		'parcels?[^.!?]{0,60}(?:your|home|flat|relabel|re-?post|forward)|re-?ship\\p{L}*|relabel\\p{L}*',
	),
	risk(
		'live[- ]in|(?:room|flat|bed|accommodation|lodging)s?[^.!?]{0,50}(?:provided and|must be|goes with|comes with|with the (?:manager|boss|owner|family)|share|above the|in (?:the|our) (?:\\p{L}+.s )?(?:house|home|residence))|(?:country|private|family|holiday) (?:house|home|travel|residence|villa)|(?:at|to) (?:my|our|his|the (?:director|owner|boss|chairman|principal).s) (?:home|house|flat)|accompan(?:y|ies)[^.!?]{0,60}(?:travel|dinners?|trips?|house|holiday)|(?:spare|hotel) room',
	),
	risk(
		'snowflakes?|banter|thick[- ]skin(?:ned)?(?: essential)?|shouts?|drinking is|nights out with|work hard[,]? play hard|no moaning|no whingers|rock ?stars?|ninjas?|like a family|sink or swim|(?:not|never) (?:a )?(?:9|nine)[- ]to[- ](?:5|five)',
	),
	risk(
		'(?:1[2-9]|twelve|fourteen|sixteen)[- ]hours? (?:days?|shifts?)|(?:waive|opt out of)[^.!?]{0,40}(?:48|limit|weekly|working time)|(?:nights|weekends) (?:without|at no) notice|no breaks?|on call (?:24|day and night)|whatever it takes',
	),
	risk(
		'(?:disclosed|told|explained|revealed|find out)[^.!?]{0,40}(?:on|upon|when|once|after) (?:arrival|you (?:get|arrive|start|sign)|signing)|nature of the (?:work|assignment|role) (?:will|is)|undisclosed|(?:cannot|can.?t) (?:say|tell you) (?:what|who|where)|anonymous client|household name|address (?:will be|is) (?:sent|given|told) (?:later|on the day)|location (?:tbc|to be confirmed|disclosed later)',
	),
	risk(
		'(?:yes|answer|decide|decision|reply|sign|accept)[^.!?]{0,30}(?:in|within) (?:the )?(?:next )?(?:an? |\\d+ |one |two )?(?:hours?|minutes?)|going to the next (?:one|person)|last chance|only a few places left|delete this|keep (?:this|it) (?:between us|to yourself|secret)|tell (?:nobody|no one)|(?:do not|don.?t) (?:tell|mention|discuss)',
	),
	risk(
		'non[- ]?compete|penalty (?:clause|if|of)|bond of|(?:salary|pay|role|employer|contract) (?:is|are|has)(?: \\p{L}+)? (?:now|changed|different)|(?:sister|another|different) company|probation without',
	),
	risk(
		'guarantee[ds]?(?! (?:hours|minimum|interview))|sponsorship (?:almost )?(?:certain|guaranteed|promised)|visa guaranteed|references? (?:from|of) (?:your )?(?:parents|family|landlord)|social media (?:accounts?|passwords?|profiles?)|(?:install|download)(?: [\\p{L}]+){0,4} (?:software|app|teamviewer|anydesk|agent)|remote access|contacts? list|your followers',
		wordsTest('money[- ]back|quality|museum'),
	),
	risk(
		'agency|on behalf of (?:an?|our) (?:\\p{L}+ )?(?:client|company|employer)',
		wordsTest('never|neither|audit|space agency|news agency|nor'),
	),
	risk(
		'(?:strictly )?confidential(?= (?:client|role|assignment|position|search))|discre(?:et|tion)|secret(?:s|ly)?(?! santa)|(?:at|from|in) (?:my|our|his|her|the (?:director|owner|boss|founder|manager).s) (?:home|house|flat|garage|spare room|kitchen)|meet (?:us |me )?(?:at|in|outside) (?:the|a) (?:hotel|car park|station|cafe|coffee shop|pub|lobby)|(?:install|download|use) our (?:own )?(?:\\p{L}+ )?(?:app|software|tool|tracker)|keystrokes?|webcam (?:on|must)|screen (?:recording|monitoring)',
	),
	risk(
		'(?:earn|make)s? (?:up to |over |as much as )?£ ?\\d|(?:places|spots|spaces) (?:are )?(?:going fast|limited|filling)|hurry|act now|first come|start(?:s|ing)? (?:today|tonight|tomorrow|straight away|immediately|asap)|personal assistant to|errands?|walk (?:the|my) dog|babysit\\p{L}*|nanny|cook for|(?:[5-9]\\d|fifty|sixty|seventy) hours? (?:a|per) week|(?:six|seven|6|7) days (?:a|per) week|split shifts?|all[- ]night|strong stomach|swear(?:s|ing)?|partying|boozy|nft|blockchain|day ?trading|contact list|phone book|followers|link in (?:our )?bio|google us|look (?:us up|at our site)|(?:our|my) (?:website|site) (?:before|first|for)|training (?:bond|agreement)|exclusiv(?:e|ity)|own (?:no|none of)|assign (?:all )?(?:rights|ip)',
	),
];
