import type { Rewrite } from './intake.js';

const NAME = String.raw`(?<![a-z])(sin|cos|tan|sec|csc|cot|ln|log|sqrt|√)`;
const FACTOR = String.raw`[a-z](?![a-z]{2})(?:\^\d|[²³])?`;
/** What a question may mean besides: each rewrite makes the other meaning the only one. */
const OTHERWISE: readonly Rewrite[] = [
  // An angle without a unit.
  [
    /(?<![a-z])(sin|cos|tan|sec|csc|cot) ?\(?([1-9]\d*(?:\.\d+)?)\)?(?![\d.]| ?(?:°|deg|rad|pi|π|[a-z*/^]))/g,
    '$1($2°)',
  ],
  [/(?<![\d.,])(\d{1,3}),(\d{3})(?![\d,])/g, '$1.$2'],
  [/([+−-]\s*\d+(?:\.\d+)?)\s*(?:%|percent\b)/g, '$1/100'],
  // 1/2x, a/bc, 6/2(1+2)
  [
    new RegExp(
      String.raw`(?<=[\w)]) ?/ ?(?!d[a-z])((?:\d+(?:\.\d+)?|${FACTOR})(?:(?: ?${FACTOR})+(?: ?\([^()]*\))?| ?\([^()]*\)))(?![\w(])`,
      'g',
    ),
    '/($1)',
  ],
  // 4!/2!2!
  [/\/ ?(\d+!)[ *·]?(\d+!)/g, '/($1*$2)'],
  // 9^1/2, x^3/2, (-8)^1/3
  [/(?<=[\w)])\^ ?(-?(?:1 ?\/ ?\d|\d ?\/ ?3|[13579] ?\/ ?[248]))(?![\d.^/])/g, '^($1)'],
  // e^2x, 2^3x, e^x/2
  [/(?<=(?<![a-z])e|\d)\^ ?(-?(?:\d+[a-z](?! ?\/ ?\d)|\d*[a-z] ?\/ ?\d+))(?![\w^])/g, '^($1)'],
  // log 2 x
  [/\blog (\d+)(?= ?\(| [a-z](?![a-z]))/g, 'log_$1 '],
  // √16x, and sqrt 16x
  [/√ ?(\d+)([a-z])(?![a-z^²³(])/g, '√($1$2)'],
  [/sqrt (\d+)([a-z])(?![a-z^²³(])/g, 'sqrt($1) $2'],
  // log 2*50, cos 2*pi
  [
    new RegExp(
      String.raw`${NAME} (\d+(?:\.\d+)? ?[*·×] ?(?:\d+(?:\.\d+)?|pi|π|[a-z](?![a-z])))(?![\w^(!]| ?[*·×])`,
      'g',
    ),
    '$1($2)',
  ],
  // sin x/2, sin x^2
  [new RegExp(String.raw`${NAME} ?(\d*[a-z]|\d+) ?/ ?(\d+)(?![\w^])`, 'g'), '$1($2/$3)'],
  [new RegExp(String.raw`(\\?)${NAME} ?([a-z])(\^\d|[²³])(?!\w)`, 'g'), '($1$2($3))$4'],
];
/** 'the square root of 16 plus 9' */
const ROOT_OF = /\b(?:the )?square root of ([\d.]+) plus ([\d.]+)$/;
const LISTED = /^.*\b(?:mean|average|median|mode|range|deviation|variance)\b.*$/;

/** The question with its other meaning; the same text if it has one. */
export const otherText = (text: string): string =>
  OTHERWISE.reduce((result, [pattern, other]) => result.replace(pattern, other), text)
    .replace(LISTED, (list) =>
      /\d,\d.*(?: and|;|, ) ?\d/.test(list) ? list.replace(/(\d),(?=\d)/g, '$1.') : list,
    )
    .replace(ROOT_OF, 'sqrt($1 + $2)');
