import { getScreenPaths, screenTable } from '../../src/screens/table/screenTable.ts'

/** The texts that a random walk writes into fields: usual input, and hostile input that must not harm the site. */
export const RANDOM_WALK_INPUT_TEXTS: readonly string[] = [
  'ana',
  'Lobby2026',
  'ana@example.com',
  '11987654321',
  '529.982.247-25',
  '100',
  '1.000,00',
  '0,01',
  '-1',
  '1e309',
  '99999999999999999999',
  '0000',
  ' ',
  '<img src=x onerror="throw new Error(1)">',
  '<script>throw 1</script>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}${7*7}{0}{name, plural,',
  "' OR 1=1; --",
  '%00%2e%2e%2f',
  '__proto__',
  'constructor',
  '\u202eright to left\u202c',
  'e\u0301\u0301\u0301\u0301\u0301\u200b\u200d',
  '\ud800',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  'ｆｕｌｌ　ｗｉｄｔｈ',
  'a'.repeat(5000),
  `a@${'a.'.repeat(400)}`,
]

/** The query strings that a random walk appends to paths: valid ones, and invalid ones that the site must tolerate. */
export const RANDOM_WALK_QUERY_STRINGS: readonly string[] = [
  '',
  '',
  '',
  '?id=1',
  '?id=-1',
  '?id=%00',
  '?i=99999999999',
  '?gameType=constructor',
  '?gameType=RNG&gameName=a',
  '?token=x&lang=EN',
  '?member=1',
  '?from=2026-02-31&to=x',
  '?next=//evil.example',
  '#__proto__',
]

/** Every path of the site, and some paths that do not exist. */
export const RANDOM_WALK_PATHS: readonly string[] = [
  ...screenTable.flatMap(getScreenPaths),
  '/m/home',
  '/',
  '/m/nowhere',
  '/m/home/',
]
