import { domainToUnicode } from 'node:url'
import { rawAt } from './crossProblems.ts'
import type { Problem } from './Problem.ts'
import type { SourceFile } from './SourceFile.ts'

/** Letters of other scripts, and of no accent, that read like a Latin one: the ones that Unicode's list of confusables has for host names. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    ӏ: 'l',
    к: 'k',
    о: 'o',
    р: 'p',
    ԛ: 'q',
    г: 'r',
    ѕ: 's',
    т: 't',
    в: 'b',
    м: 'm',
    н: 'h',
    ѵ: 'v',
    ԝ: 'w',
    х: 'x',
    у: 'y',
    ү: 'y',
  },
  ...{
    α: 'a',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    γ: 'y',
    ω: 'w',
    օ: 'o',
    ս: 'u',
    հ: 'h',
    ո: 'n',
    ց: 'g',
    ք: 'p',
  },
  ...{
    ı: 'i',
    ɑ: 'a',
    ɡ: 'g',
    ɩ: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ħ: 'h',
    ŧ: 't',
    ƅ: 'b',
    ɔ: 'c',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
  },
}

/** How a host reads to a person who does not look at accents and scripts: `xn--csino-4ve.example` and `cásino.example` read like `casino.example`. */
export function hostLook(host: string): string {
  const read = domainToUnicode(host.toLowerCase()) || host.toLowerCase()
  // Letters before accents: the decomposition would take the Cyrillic ї apart into і and two dots, which is right as well.
  return [...read.normalize('NFKD').replaceAll(/\p{M}/gu, '')].map((letter) => lookalikes[letter] ?? letter).join('')
}

/** Whether a host has a label of foreign letters that all read as Latin ones, under an ending in Latin letters: nobody's language, only a disguise. */
export function isDisguised(host: string): boolean {
  const labels = domainToUnicode(host).split('.')
  return (
    /^[a-z]+$/.test(labels.at(-1) ?? '') &&
    labels.some((label) => /[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(label) && /^[ -~]+$/.test(hostLook(label)))
  )
}

/** Hosts that look like another host, of any merchant. */
export function disguiseProblems(source: SourceFile): Problem[] {
  const hosts = rawAt(source, ['hosts'])
  return (Array.isArray(hosts) ? hosts : []).flatMap((host: unknown, index) =>
    typeof host === 'string' && isDisguised(host)
      ? [
          source.problem(
            'LM035',
            ['hosts', index],
            `The host "${host}" is "${domainToUnicode(host)}" and reads like "${hostLook(host)}", which is another one.`,
            'Write the host that players read: browsers show this one in its xn-- form, as a disguise.',
          ),
        ]
      : [],
  )
}
