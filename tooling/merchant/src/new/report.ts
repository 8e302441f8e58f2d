import { countryLanguage, countryName, notSpoken, spokenLanguages, type Problem } from '@lobby/merchant/reader'
import { contrastPairs } from '@lobby/merchant/theme'
import type { Brand } from './brandFiles.ts'
import { drawWord, initialsOf } from './drawWord.ts'
import { widestOfIcons, type MeasuredLogo } from './measureLogo.ts'
import type { Wishes } from './wishes.ts'

interface Found {
  readonly why: string
  readonly measured: MeasuredLogo | null
  /** What the doctor will say of the logo and of the currency. */
  readonly warned: readonly Problem[]
  readonly leftOut: readonly string[]
  /** The market of the folder that it begins from; null if that has none. */
  readonly marketBefore: string | null
}

const kilo = (bytes: number) => `${Math.ceil(bytes / 1_000).toLocaleString('en')} kB`

/** What follows from the country of the players, and where it comes from. */
function countryLine({ from, country, languages, currency, timeZone, minimumAge }: Brand['base']): string {
  const values = `${languages.default} first, ${currency}, ${timeZone}, from the age of ${minimumAge}`
  if (country !== null) return `${countryName(country)}: ${values}; merchant.jsonc has them`
  return from === null ? `not said: ${values}, until you set them in merchant.jsonc` : `that of ${from}: ${values}`
}

/** Why the first language is not the one of the country; nothing where it is. */
function languageLines({ country, languages }: Brand['base']): string[] {
  const own = country === null ? languages.default : countryLanguage(country)
  if (spokenLanguages.some((spoken) => spoken === own)) return []
  return [`          ${languages.default} first, as ${notSpoken(own).replace('The', 'the').replace(/\.$/, '')}`]
}

/** Whose rules of playing responsibly hold, and what became of those of the folder that it begins from. */
function marketLines({ from, country, market }: Brand['base'], before: string | null): string[] {
  const instead = before === null || before === market ? '' : `, instead of that of ${from}, ${before}`
  if (market !== null) return [`  market  ${market}${instead}`]
  if (before === null || country === null) return []
  const name = countryName(country)
  return [`  market  none: that of ${from}, ${before}, is not for ${name}, and there are no rules for ${name}`]
}

/** What the icons show. */
function iconsOf(measured: MeasuredLogo | null): string {
  if (measured === null) return 'show the monogram'
  const { ratio, shown, isMark } = measured
  if (ratio <= widestOfIcons) return shown === null ? 'show the monogram' : 'show the logo'
  const wide = `the logo is ${Math.round(ratio * 10) / 10} times as wide as high: icons show`
  return isMark && shown !== null ? `${wide} its mark alone` : `${wide} a monogram`
}

/**
 * What is said of a folder that was written: what it is made of, why, and what comes next.
 * @param found Why the ground is dark or light, and how the logo was measured.
 */
export function report(
  { id, name, theme, flags, base, borrowedKey }: Brand,
  { brand, dryRun, owner, start, logo }: Wishes,
  { why, measured, warned, leftOut, marketBefore }: Found,
): string[] {
  const colour = theme.moved ? `${theme.colours.brand}, the nearest to ${brand} that can be read` : brand
  const drawn =
    drawWord(initialsOf(name)) === null
      ? 'a sign, as the name has letters that cannot be drawn: give one by --logo'
      : 'drawn from the name'
  const warnings = (isHere: (code: string) => boolean) =>
    warned
      .filter(({ code }) => isHere(code))
      .map(({ code, message, cure }) => `          ${code} Warning: ${message} ${cure}`)
  return [
    `  name    ${name}, as players read it: merchant.jsonc`,
    `  country ${countryLine(base)}`,
    ...languageLines(base),
    ...warnings((code) => code === 'LM071'),
    ...marketLines(base, marketBefore),
    `  theme   ${theme.mode}, ${colour}; ${contrastPairs.length} pairs of colours hold their contrast`,
    `          ${theme.mode}, as ${why}`,
    `  logo    ${logo === null ? drawn : kilo(logo.logo.content.byteLength) !== kilo(logo.givenBytes) ? `made smaller: ${kilo(logo.givenBytes)} -> ${kilo(logo.logo.content.byteLength)}` : 'as given'}`,
    ...warnings((code) => code !== 'LM071'),
    `  icons   ${iconsOf(measured)}; art/icon.svg is theirs to change`,
    "  hero    a scene in the brand's colours, until the platform's banners are there; art/hero.svg is its drawing",
    `  flags   ${flags.length}, ${base.from === null ? 'for players alone' : `those of ${base.from}`}${leftOut.length === 0 ? '' : ` but ${leftOut.join(' and ')}, for want of a "firebase" of its own in merchant.jsonc`}`,
    `  key     ${borrowedKey === null ? 'as given' : `${borrowedKey}: good for this machine. Before going live put the public key of this merchant's platform into encryption-key.pem`}`,
    ...(owner === '' ? ['  owner   nobody yet: write it into README.md'] : []),
    ...(dryRun || start ? [] : ['', ...steps(id)]),
  ]
}

function steps(id: string): string[] {
  const commands: readonly (readonly [string, string])[] = [
    ['npm start', 'shows it, and prints its address. One that runs already does not know it: end that by Ctrl-C first'],
    [`npm run dev -- ${id}`, 'shows it from source, and follows each change of its folder'],
    [`npm run merchant -- preview ${id}`, 'the same on a phone, beside a running npm start'],
    [`npm run merchant -- doctor ${id}`, 'what is wrong, and what is still to be set before players come'],
  ]
  const widest = Math.max(...commands.map(([command]) => command.length))
  return commands.map(([command, does]) => `  ${command.padEnd(widest)}  ${does}`)
}
