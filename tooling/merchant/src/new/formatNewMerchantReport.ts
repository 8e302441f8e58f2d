import {
  getCountryLanguage,
  getCountryName,
  describeUnsupportedLanguage,
  supportedLanguages,
  type Problem,
} from '@lobby/merchant/reader'
import { contrastPairs } from '@lobby/merchant/theme'
import type { NewMerchant } from './renderMerchantFiles.ts'
import { drawNameInCapitals, getBrandInitials } from './drawNameInCapitals.ts'
import { MAX_ICON_LOGO_RATIO, type MeasuredLogo } from './measureLogo.ts'
import type { NewMerchantOptions } from './readNewMerchantOptions.ts'

interface Found {
  readonly why: string
  readonly measured: MeasuredLogo | null
  /** The warnings that the doctor will print about the logo and the currency. */
  readonly warned: readonly Problem[]
  readonly leftOut: readonly string[]
  /** The market of the folder that `--from` names. Null if that folder has no market. */
  readonly marketBefore: string | null
}

const kilo = (bytes: number) => `${Math.ceil(bytes / 1_000).toLocaleString('en')} kB`

/** Formats a line with the values that depend on the country of the players, and says where each value came from. */
function countryLine({ from, country, languages, currency, timeZone, minimumAge }: NewMerchant['base']): string {
  const values = `${languages.default} first, ${currency}, ${timeZone}, from the age of ${minimumAge}`
  if (country !== null) return `${getCountryName(country)}: ${values}; written to merchant.jsonc`
  return from === null ? `not given: ${values}, until you set them in merchant.jsonc` : `that of ${from}: ${values}`
}

/**
 * Explains why the default language is not the language of the country. Returns an empty list if it is the language of
 * the country.
 */
function languageLines({ country, languages }: NewMerchant['base']): string[] {
  const own = country === null ? languages.default : getCountryLanguage(country)
  if (supportedLanguages.some((spoken) => spoken === own)) return []
  return [
    `          ${languages.default} first, because ` +
      `${describeUnsupportedLanguage(own).replace('The', 'the').replace(/\.$/, '')}`,
  ]
}

/** Formats the market, and what happened to the market of the folder that `--from` names. */
function marketLines({ from, country, market }: NewMerchant['base'], before: string | null): string[] {
  const instead = before === null || before === market ? '' : `, in place of ${before}, that of ${from}`
  if (market !== null) return [`  market  ${market}${instead}`]
  if (before === null || country === null) return []
  const name = getCountryName(country)
  return [`  market  none: ${before}, that of ${from}, is not for ${name}, and no market has rules for ${name}`]
}

/** Describes what the icons show. */
function describeIcons(measured: MeasuredLogo | null): string {
  if (measured === null) return 'show the monogram'
  const { ratio, shown, isMark } = measured
  if (ratio <= MAX_ICON_LOGO_RATIO) return shown === null ? 'show the monogram' : 'show the logo'
  const wide = `the logo is ${Math.round(ratio * 10) / 10} times as wide as high, so icons show`
  return isMark && shown !== null ? `${wide} only its mark` : `${wide} a monogram`
}

/**
 * Returns the report about a written folder: its content, the reasons for chosen values, and the next steps.
 * @param found The reason for the dark or light page, and the measurements of the logo.
 */
export function formatNewMerchantReport(
  { id, name, theme, flags, base, borrowedKey }: NewMerchant,
  { brand, dryRun, owner, start, logo }: NewMerchantOptions,
  { why, measured, warned, leftOut, marketBefore }: Found,
): string[] {
  const colour = theme.isAdjusted ? `${theme.colours.brand}, the nearest readable colour to ${brand}` : brand
  const drawn =
    drawNameInCapitals(getBrandInitials(name)) === null
      ? 'a sign, because the name has letters that cannot be drawn; give a logo with --logo'
      : 'drawn from the name'
  const warnings = (isHere: (code: string) => boolean) =>
    warned
      .filter(({ code }) => isHere(code))
      .map(({ code, message, cure }) => `          ${code} Warning: ${message} ${cure}`)
  return [
    `  name    ${name}, as players see it; change it in merchant.jsonc`,
    `  country ${countryLine(base)}`,
    ...languageLines(base),
    ...warnings((code) => code === 'LM071'),
    ...marketLines(base, marketBefore),
    `  theme   ${theme.mode}, ${colour}; ${contrastPairs.length} pairs of colours have enough contrast`,
    `          ${theme.mode}, because ${why}`,
    '  logo    ' +
      `${logo === null ? drawn : kilo(logo.logo.content.byteLength) !== kilo(logo.givenBytes) ? `made smaller: ${kilo(logo.givenBytes)} -> ${kilo(logo.logo.content.byteLength)}` : 'as given'}`,
    ...warnings((code) => code !== 'LM071'),
    `  icons   ${describeIcons(measured)}; change their drawing in art/icon.svg`,
    "  hero    a scene in the brand's colours, until the platform's banners arrive; change its drawing in art/hero.svg",
    `  flags   ${flags.length}, ` +
      `${base.from === null ? 'for players only' : `those of ${base.from}`}${leftOut.length === 0 ? '' : ` without ${leftOut.join(' and ')}, which need a "firebase" in merchant.jsonc`}`,
    '  key     ' +
      `${borrowedKey === null ? 'as given' : `${borrowedKey}: only for this machine. Before going live, put the public key of this merchant's platform into encryption-key.pem`}`,
    ...(owner === '' ? ['  owner   not given yet; write it into README.md'] : []),
    ...(dryRun || start ? [] : ['', ...steps(id)]),
  ]
}

function steps(id: string): string[] {
  const commands: readonly (readonly [string, string])[] = [
    [
      'npm start',
      'shows it and prints its address. If one is already running, stop it with Ctrl-C first: it does not ' +
        'know the new merchant',
    ],
    [`npm run dev -- ${id}`, 'shows it from source and reloads on each change of its folder'],
    [`npm run merchant -- preview ${id}`, 'shows it on a phone, while npm start is running'],
    [`npm run merchant -- doctor ${id}`, 'lists mistakes and values still to be set before going live'],
  ]
  const widest = Math.max(...commands.map(([command]) => command.length))
  return commands.map(([command, does]) => `  ${command.padEnd(widest)}  ${does}`)
}
