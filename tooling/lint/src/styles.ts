import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tokenNames } from '@lobby/merchant/theme'
import { colorsNamed } from 'culori'
import type { Problem } from './problem.ts'
import { sourceFiles } from './sourceFiles.ts'

const tokensOf = (css: string) => [...css.matchAll(/(?<![\w-])--([\w-]+)\s*:/g)].map(([, name]) => name)
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
const quoted = /'[^']*'|"[^"]*"/g
const colour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i
const named = new RegExp(`:[^;{}]*(?<![\\w-])(?:${Object.keys(colorsNamed).join('|')})(?![\\w(-])`, 'i')
const physical =
  /(?:^|[\s;{])((?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right|text-align:\s*(?:left|right))\s*[:;]/g
const fourSides = /(?:^|[\s;{])((?:scroll-)?(?:margin|padding)|inset):\s*([^;}]+)/g

/**
 * Style sheets read only custom properties that something emits (the theme, the design system's tokens, or the sheet's own folder),
 * have no colours of their own, and follow the direction of the text. The sandbox is no part of the site: its games are a vendor's.
 */
export function checkStyles(root: string): Problem[] {
  const files = sourceFiles(root, '**/src/**/*.css').filter(
    (file) => /^(packages|apps\/mobile-web)\//.test(file) && !file.includes('/testing/'),
  )
  const sheets = files.map((file) => ({ file, css: withoutComments(readFileSync(join(root, file), 'utf8')) }))
  const shared = sheets
    .filter(({ file }) => file.startsWith('packages/ui/src/tokens/'))
    .flatMap(({ css }) => tokensOf(css))
  const known = new Set<string | undefined>([...tokenNames, ...shared])
  return sheets.flatMap(({ file, css }) => {
    const own = new Set(
      sourceFiles(root, `${dirname(file).split('/').slice(1).join('/')}/*.{css,tsx}`).flatMap((near) =>
        namesSetIn(root, near),
      ),
    )
    return css
      .split('\n')
      .flatMap((text, index) =>
        problemsOf(text, (name) => known.has(name) || own.has(name)).map((message) => ({
          file,
          line: index + 1,
          message,
        })),
      )
  })
}

/** What a sheet defines, or a component sets by `'--name'`. */
function namesSetIn(root: string, file: string): (string | undefined)[] {
  const text = readFileSync(join(root, file), 'utf8')
  return file.endsWith('.css') ? tokensOf(text) : [...text.matchAll(/['"`]--([\w-]+)['"`]/g)].map(([, name]) => name)
}

function problemsOf(text: string, isKnown: (name: string) => boolean): string[] {
  const unknown = [...text.matchAll(/var\(\s*--([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !isKnown(name))
  const problems = unknown.map(
    (name) => `reads --${name}, which neither the theme nor the design system emits: use a token that exists`,
  )
  // A mask takes a colour for how much is left to see.
  if (colour.test(text) || (!/\bmask(?:-image)?:/.test(text) && named.test(text.replaceAll(quoted, "''"))))
    problems.push('has a colour of its own, which no merchant can change: use a token of the theme')
  for (const [, side] of text.matchAll(physical))
    problems.push(`says "${side}", which is wrong from right to left: use inline-start or inline-end`)
  for (const [, property, value = ''] of text.matchAll(fourSides)) {
    const [, right, , left] = sidesOf(value)
    if (left !== undefined && left !== right)
      problems.push(
        `gives "${property}" a left side of its own, which is wrong from right to left: use ${property}-inline-start or -end`,
      )
  }
  return problems
}

/** The values of a shorthand, each with the brackets that it has. */
const sidesOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
