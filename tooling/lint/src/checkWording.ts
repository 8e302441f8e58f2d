import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LintProblem } from './LintProblem.ts'
import { listSourceFiles } from './listSourceFiles.ts'

/** Words that usually make a sentence hard to understand, and what to write instead. `docs/style.md` explains them. */
const words: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\banew\b/i, '"again", or the verb: refetch, rerender, rebuild'],
  [/\bwhoever\b/i, 'name who it is'],
  [/\b(?:is|are|was|were) told\b/i, 'say who reports or shows what'],
  [/\bheld against\b/i, '"validated against" or "compared with"'],
  [/\bof (?:its|their) own\b(?! (?:kind|name|elements?|preloading)\b)/i, '"its own ..." or "a separate ..."'],
  [/\bby itself\b/i, '"automatically" or "separately"'],
  [/\bso many\b/i, 'name the number'],
  [/(?<!there )\bis none\b(?! of)/i, 'say what there is not'],
  [/\bbeside\b/i, '"next to" or "as well as"'],
  [/\bthe way on\b/i, 'name the next step'],
  [/\bcomes about\b/i, '"happens"'],
  [/\bthe house\b/i, '"the project" or "the site"'],
  [/\bmend(?:s|ed)?\b/i, '"fix"'],
  [/\b(?:not|but) so\b(?=\s*(?:[:/.]|$))/i, '"Wrong" and "Right"'],
  [/^(?:<{7}|>{7}) /, 'the text that the merge should keep'],
]

/**
 * Matches a comment that begins with a noun clause and is not a question. The reader understands such a sentence only
 * at its end.
 */
const nounClause = /^(?:What|Whoever|Whose|Who|Where|Of|So many|As many|Whether it)\b(?!.*\?)/

/**
 * Matches a test title that begins with a verb in the third person, such as "shows the captcha after five failed
 * sign-ins", or with a parameter of `test.each`.
 */
const goodTitle =
  /^(?:control: )?(?:[%$]|(?:(?:never|neither|only|still|also|always|no longer|first|immediately) )?(?:[a-z]+-)*[a-z]+s\b)/

/** Matches a title that names its subject only in the `describe` block. A log can show the title without that block. */
const lacksSubject = /^(?:control: )?(?:(?:is|was|isn't|wasn't)\b|(?:[%$]\w+|[%$]\w+ (?:when|if|for|with)\b.*)$)/

/** Matches lines that may contain one of the words above, for example because a library uses the word as a name. */
const allowed: readonly RegExp[] = []

/** The formatter breaks code at this width, but leaves comments as they are. */
const MAX_COMMENT_COLUMNS = 120

/**
 * Matches a line that is only a comment. A directive of the linter must stay on one line, and a URL cannot be broken.
 */
const commentLine = /^\s*(?:\*|\/\/|\/\*)(?!.*(?:lint-disable|https?:))/

const comment = /(?:\/\*\*?|^\s*\*|(?<![:'"`/])\/\/)\s+(.+?)\s*(?:\*\/)?\s*$/
const title = /(?:\b(?:test|it)(?:\.(?:only|skip|fails|fixme))?\(\s*|\]\s*,?\s*\)\(\s*)(['"`])((?:\\.|(?!\1)[^\\])+)\1/g

/**
 * Checks the wording of comments, test titles and documents: words that `docs/style.md` replaces, noun clauses at the
 * beginning of a comment, titles that do not begin with a verb or do not name their subject.
 *
 * @param root The folder that holds the workspace.
 */
export function checkWording(root: string): LintProblem[] {
  const sources = listSourceFiles(root, '**/*.{ts,tsx,mjs}').filter(
    (file) => !/^tooling\/lint\/src\/check\w+\.test\.ts$/.test(file) && file !== 'tooling/lint/src/checkWording.ts',
  )
  const documents = globSync(['*.md', 'docs/**/*.md', 'merchants/*/README.md'], { cwd: root }).filter(
    (file) => !file.startsWith('docs/specification') && file !== 'docs/style.md' && file !== 'docs/reference.md',
  )
  return [
    ...sources.flatMap((file) => sourceProblems(file, readFileSync(join(root, file), 'utf8'))),
    ...documents.sort().flatMap((file) => linesOf(file, readFileSync(join(root, file), 'utf8')).flatMap(wordProblems)),
  ]
}

interface Line {
  readonly file: string
  readonly line: number
  readonly text: string
}

const linesOf = (file: string, text: string): Line[] =>
  text.split('\n').map((line, index) => ({ file, line: index + 1, text: line }))

function sourceProblems(file: string, text: string): LintProblem[] {
  let isSentenceOpen = false
  const comments = linesOf(file, text).flatMap((line) => {
    const found = comment.exec(line.text)?.[1]
    const isContinued = isSentenceOpen && found !== undefined
    isSentenceOpen = found !== undefined && !/[.:!?)]$/.test(found)
    return found === undefined ? [] : [{ ...line, text: found, isContinued }]
  })
  const titles = /\.(?:test|spec)\.tsx?$/.test(file)
    ? [...text.matchAll(title)]
        // Leaves out the titles of `describe.each([...])(`, because `title` matches them too.
        .filter(({ index }) => !/\bdescribe\.each\((?:(?!\b(?:test|it)\b)[\s\S])*$/.test(text.slice(0, index)))
        .map(({ index, 2: found = '' }) => ({ file, line: text.slice(0, index).split('\n').length, text: found }))
    : []
  return [
    ...linesOf(file, text)
      .filter((line) => line.text.length > MAX_COMMENT_COLUMNS && commentLine.test(line.text))
      .map((line) =>
        problemOf({ ...line, text: line.text.trim() }, `wrap the comment at ${MAX_COMMENT_COLUMNS} columns`),
      ),
    ...comments.flatMap(wordProblems),
    ...comments
      .filter((each) => !each.isContinued && nounClause.test(each.text))
      .map((each) => problemOf(each, 'begin with a verb or with the thing')),
    ...titles.flatMap(wordProblems),
    ...titles
      .filter((each) => !goodTitle.test(each.text))
      .map((each) => problemOf(each, 'begin the title with what it does: "shows ...", "refuses ..."')),
    ...titles
      .filter((each) => lacksSubject.test(each.text))
      .map((each) => problemOf(each, 'name the subject: "refuses a stake above the limit", not "is refused"')),
  ]
}

function wordProblems(line: Line): LintProblem[] {
  if (allowed.some((text) => text.test(line.text))) return []
  return words
    .filter(([pattern]) => pattern.test(line.text))
    .map(([pattern, instead]) => problemOf(line, `instead of "${pattern.exec(line.text)?.[0]}" write ${instead}`))
}

const problemOf = ({ file, line, text }: Line, advice: string): LintProblem => ({
  file,
  line,
  message: `"${text.slice(0, 80)}": ${advice} (docs/style.md)`,
})
