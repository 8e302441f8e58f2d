import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tokenNames } from '@lobby/merchant/theme'
import { colorsNamed } from 'culori'
import type { LintProblem } from './LintProblem.ts'
import { listSourceFiles } from './listSourceFiles.ts'

const tokensOf = (css: string) => [...css.matchAll(/(?<![\w-])--([\w-]+)\s*:/g)].map(([, name]) => name)
/** Replaces comments with spaces, so that line numbers stay the same. */
const blankComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
const QUOTED_TEXT = /'[^']*'|"[^"]*"/g
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i
const NAMED_COLOUR = new RegExp(`:[^;{}]*(?<![\\w-])(?:${Object.keys(colorsNamed).join('|')})(?![\\w(-])`, 'i')
/** Matches properties and values that name the left or right side. */
const PHYSICAL_SIDE =
  /(?:^|[\s;{])((?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right|text-align:\s*(?:left|right))\s*[:;]/g
/** Matches shorthands that can set the left and right side separately. */
const FOUR_SIDES = /(?:^|[\s;{])((?:scroll-)?(?:margin|padding)|inset):\s*([^;}]+)/g

/**
 * Checks that style sheets read only custom properties that exist: in the theme, in the design system's tokens, or in
 * the folder of the sheet. Also reports hard-coded colours, and properties that name left or right, because these are
 * wrong in right-to-left languages. Skips the sandbox, because the pages of its games are not part of the site.
 */
export function checkStyleSheets(root: string): LintProblem[] {
  const files = listSourceFiles(root, '**/src/**/*.css').filter(
    (file) => /^(packages|apps\/mobile-web)\//.test(file) && !file.includes('/testing/'),
  )
  const sheets = files.map((file) => ({ file, css: blankComments(readFileSync(join(root, file), 'utf8')) }))
  const shared = sheets
    .filter(({ file }) => file.startsWith('packages/ui/src/tokens/'))
    .flatMap(({ css }) => tokensOf(css))
  const known = new Set<string | undefined>([...tokenNames, ...shared])
  return sheets.flatMap(({ file, css }) => {
    const own = new Set(
      listSourceFiles(root, `${dirname(file).split('/').slice(1).join('/')}/*.{css,tsx}`).flatMap((sibling) =>
        readPropertyNames(root, sibling),
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

/** Returns the names of the custom properties that a style sheet defines, or that a component sets with `'--name'`. */
function readPropertyNames(root: string, file: string): (string | undefined)[] {
  const text = readFileSync(join(root, file), 'utf8')
  return file.endsWith('.css') ? tokensOf(text) : [...text.matchAll(/['"`]--([\w-]+)['"`]/g)].map(([, name]) => name)
}

function problemsOf(text: string, isKnown: (name: string) => boolean): string[] {
  const unknown = [...text.matchAll(/var\(\s*--([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !isKnown(name))
  const problems = unknown.map(
    (name) => `reads --${name}, which neither the theme nor the design system defines: use an existing token`,
  )
  // In a mask, a colour only sets the opacity, so a named colour is allowed there.
  if (COLOUR.test(text) || (!/\bmask(?:-image)?:/.test(text) && NAMED_COLOUR.test(text.replaceAll(QUOTED_TEXT, "''"))))
    problems.push('has a hard-coded colour, which a merchant cannot change: use a token of the theme')
  for (const [, side] of text.matchAll(PHYSICAL_SIDE))
    problems.push(`says "${side}", which is wrong in right-to-left languages: use inline-start or inline-end`)
  for (const [, property, value = ''] of text.matchAll(FOUR_SIDES)) {
    const [, right, , left] = sidesOf(value)
    if (left !== undefined && left !== right)
      problems.push(
        `gives "${property}" different left and right values, which is wrong in right-to-left languages: use ` +
          `${property}-inline-start or -end`,
      )
  }
  return problems
}

/** Splits the value of a shorthand at spaces that are not within parentheses. */
const sidesOf = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
