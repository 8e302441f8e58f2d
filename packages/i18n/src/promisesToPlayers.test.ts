import { describe, expect, test } from 'vitest'
import { mergeNamespaces, readDictionaries } from './build/readDictionaries.ts'

const languages = Object.entries(readDictionaries()).map(
  ([language, groups]) => [language, mergeNamespaces(groups)] as const,
)

describe.each(languages)('the dictionary of %s', (language, messages) => {
  test('names deposits, bonuses and rebates in each text about the turnover before a withdrawal', () => {
    const explanations = Object.entries(messages).filter(([id]) =>
      /\.(?:reason|refused|transfer|withdrawal)\.turnover$|\.turnover\.text$/.test(id),
    )
    expect(explanations.length).toBeGreaterThan(5)
    for (const [id, text] of explanations)
      expect(text, id).toMatch(language === 'PT' ? /depósitos, bônus e rebates/ : /deposits, bonuses and rebates/)
  })

  test('promises players no spins, wheels, pools or free bets, which the platform does not offer', () => {
    const unavailable =
      /\bgiros?\b|\bspins?\b|roda da sorte|\bwheel\b|\bbol(?:ão|ões)\b|\bpools?\b|apostas? grátis|free bets?/i
    expect(Object.entries(messages).filter(([, text]) => unavailable.test(text))).toEqual([])
    // Control: the pattern finds texts that promise spins or wheels.
    expect(
      ['Cashback, wheel prizes and level gifts', 'Cashback, roda da sorte e presentes'].filter((text) =>
        unavailable.test(text),
      ),
    ).toHaveLength(2)
  })
})
