import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder, VALID_MERCHANT_FOLDER_PATH } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition, readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'
import { findSvgProblem } from './svgProblem.ts'

const wrap = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${attributes}>${inner}</svg>`

test.each(readdirSync(join(VALID_MERCHANT_FOLDER_PATH, '..')))('accepts the logo of %s', (id) => {
  expect(findSvgProblem(readFileSync(join(VALID_MERCHANT_FOLDER_PATH, '..', id, 'assets/logo.svg'), 'utf8'))).toBeNull()
})

test(
  'control: accepts an SVG with shapes, paint, references to its own elements, a prolog and comments',
  { tags: ['H9-control'] },
  () => {
    const parts =
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/><use href="#a"/>'
    expect(findSvgProblem(`<?xml version="1.0"?><!-- <script> --> ${wrap(`<title>A "b"</title>${parts}`)}`)).toBeNull()
    expect(findSvgProblem(wrap(`<path fill="url('#a')" d=""/>`))).toBeNull()
    expect(
      findSvgProblem(
        wrap('<use xlink:href="#a" xml:space="preserve"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
      ),
    ).toBeNull()
  },
)

test.each([
  ['a script', wrap('<script>alert(1)</script>'), '<script>'],
  ['a script in capitals', wrap('<SCRIPT>alert(1)</SCRIPT>'), '<SCRIPT>'],
  ['a handler', wrap('', ' onload="alert(1)"'), 'onload'],
  ['a handler in capitals', wrap('<path ONCLICK="a()"/>'), 'ONCLICK'],
  ['a handler without space', wrap('<path d="M0 0"onclick="a()"/>'), 'a broken tag'],
  ['an unquoted attribute', wrap('<path onclick=a()/>'), 'a broken tag'],
  ['a foreign object', wrap('<foreignObject/>'), '<foreignObject>'],
  ['a link', wrap('<a href="javascript:alert(1)"/>'), '<a>'],
  ['a foreign part', wrap('<use href="https://evil.test/x#a"/>'), 'something outside'],
  [
    'a foreign part by xlink',
    wrap('<use xlink:href="data:image/svg+xml,x"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    'something outside',
  ],
  ['a foreign fill', wrap('<path fill="url(https://evil.test/#a)"/>'), 'external address'],
  ['a quoted foreign fill', wrap(`<path fill="url('//evil.test/#a')"/>`), 'external address'],
  ['an entity in a value', wrap('<path fill="&#106;avascript:x"/>'), 'hides'],
  ['a style sheet', wrap('<style>@import url(//evil.test)</style>'), '<style>'],
  ['an animated address', wrap('<set attributeName="href" to="javascript:x"/>'), '<set>'],
  ['a document type', `<!DOCTYPE svg [<!ENTITY x "y">]>${wrap('')}`, 'document type'],
  ['CDATA', wrap('<title><![CDATA[<script>]]></title>'), 'a CDATA part'],
  ['a tag that is not closed', wrap('<g><path d=""/>'), 'closes <svg>, which is not open here'],
  ['a drawing that is not closed', wrap('').replace('</svg>', ''), 'never closes <svg>'],
  ['a closed shape that is closed again', wrap('<path d=""/></path>'), 'closes <path>'],
  ['a second drawing', wrap('') + wrap(''), 'continues after its end'],
  ['an unknown entity in a text', wrap('<title>A&nbsp;B</title>'), 'an "&" that does not begin an entity'],
  ['an instruction in the middle', wrap('<?xpacket begin?>'), 'an instruction'],
  ['an attribute that is written twice', wrap('<path d="" d=""/>'), 'has d twice in one tag'],
  [
    'a prefix that nothing declares',
    wrap('<use xlink:href="#a"/>'),
    'uses "xlink:", a prefix that it does not declare',
  ],
  ['no svg', '<path d=""/>', 'does not begin'],
  ['nothing', 'hello', 'not an SVG'],
])('refuses an SVG when it contains %s', { tags: ['H9'] }, (_, svg, says) => {
  expect(findSvgProblem(svg)?.what).toContain(says)
})

test('reports the correct line of a mistake in an SVG after an XML declaration and comments', () => {
  expect(findSvgProblem(`<?xml version="1.0"?>\n<!-- a\n b -->\n${wrap('\n<style/>')}`)).toEqual({
    what: 'has the element <style>',
    line: 5,
  })
})

test('refuses a text that is made to slow down the check of SVGs', { tags: ['H9'] }, () => {
  expect(findSvgProblem(wrap(`<path ${'a="b" '.repeat(2_000)}${' '.repeat(4_000)}`))?.what).toContain('a broken tag')
})

test.each([
  ['a style sheet in front', `<?xml-stylesheet href="https://evil.test/x.css"?>${wrap('')}`, 'has an instruction'],
  [
    'a style sheet after the declaration',
    `<?xml version="1.0"?>\n<?xml-stylesheet href="#a" type="text/css"?>${wrap('')}`,
    'has an instruction',
  ],
  ['a declaration that is not the first', `\n<?xml version="1.0"?>${wrap('')}`, 'has an instruction'],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${wrap('')}`, 'says that it is UTF-7'],
  [
    'another encoding in single quotes',
    `<?xml version='1.0' encoding='iso-8859-1' standalone='no'?>${wrap('')}`,
    'says that it is iso-8859-1',
  ],
  ['a comment that XML does not end', `<!-- a -- b -->${wrap('')}`, 'has "--" in a comment'],
])('refuses an SVG with %s', { tags: ['B34'] }, (_, svg, says) => {
  expect(findSvgProblem(svg)?.what).toContain(says)
})

test.each([
  '<?xml version="1.0"?>',
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n',
  "\uFEFF<?xml version='1.0' encoding='utf-8'?>",
  '<!-- Made with <?xml-stylesheet?> -->',
  '\n',
])('control: accepts an SVG when it begins with %j', { tags: ['B34-control'] }, (start) => {
  expect(findSvgProblem(start + wrap(''))).toBeNull()
})

test('refuses an SVG that is not UTF-8 and reports the line of the first wrong byte', { tags: ['B34'] }, async () => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(
    join(folder, 'assets/logo.svg'),
    Buffer.from(wrap('\n<title>Ol\u00e1</title><path d="M0 0h1v1z"/>'), 'latin1'),
  )
  const problems = await readMerchantFolderProblems(folder)
  expect(problems.map((problem) => `${formatProblemPosition(problem)} ${problem.message}`)).toEqual([
    'logo.svg:2:1 LM013 "assets/logo.svg" is saved as Latin-1 (Windows-1252), in line 2.',
  ])
})

/**
 * Returns an SVG with nested groups, each of which uses the previous group ten times.
 * @param depth The number of groups.
 */
const bomb = (depth: number, use: (id: string) => string, group: (id: string, inner: string) => string) =>
  wrap(
    `<defs><path id="a0" d="M0 0h1v1z"/>${Array.from({ length: depth }, (_, index) => group(`a${index + 1}`, use(`a${index}`).repeat(10))).join('')}</defs>${use(`a${depth}`)}`,
  )
const asGroup = (id: string, inner: string) => `<g id="${id}">${inner}</g>`
const asUse = (id: string) => `<use href="#${id}"/>`

test.each([
  ['uses of uses', bomb(11, asUse, asGroup)],
  [
    'uses of symbols by xlink',
    bomb(
      4,
      (id) => `<use xlink:href="#${id}"/>`,
      (id, inner) => `<symbol id="${id}">${inner}</symbol>`,
    ).replace('<svg ', '<svg xmlns:xlink="http://www.w3.org/1999/xlink" '),
  ],
  [
    'masks of masks',
    bomb(
      5,
      (id) => `<g mask="url( '#${id}' )"/>`,
      (id, inner) => `<mask id="${id}">${inner}</mask>`,
    ),
  ],
  [
    'a large group in each of many uses',
    wrap(`<g id="a">${'<path d=""/>'.repeat(300)}</g>${'<use href="#a"/>'.repeat(300)}`),
  ],
  ['an id in another value', bomb(6, asUse, asGroup).replace('</defs>', `</defs><path data-a=' id="a6"' d=""/>`)],
  ['an id twice', bomb(6, asUse, asGroup).replace('</defs>', '</defs><path id="a6" d=""/>')],
  ['a group that uses itself', wrap('<g id="a"><use href="#a"/></g>')],
])('refuses a small SVG whose references render too many elements: %s', { tags: ['B73'] }, (_, svg) => {
  expect(findSvgProblem(svg)).toEqual({
    what: 'draws more than 2000 elements, because elements reuse each other',
    line: 1,
  })
})

test('control: accepts an SVG that reuses its elements a few times', { tags: ['B73-control'] }, () => {
  expect(findSvgProblem(bomb(2, asUse, asGroup))).toBeNull()
  const stops = '<stop offset="0"/><stop offset="1"/>'
  expect(
    findSvgProblem(
      wrap(
        `<linearGradient id="a">${stops}</linearGradient><linearGradient id="b" href="#a"/>${'<path fill="url(#b)" d=""/>'.repeat(300)}`,
      ),
    ),
  ).toBeNull()
})

test.each([
  ['circles of fine dashes', wrap(`<g stroke-dasharray=".0004">${'<circle r=".5"/>'.repeat(40)}</g>`)],
  ['lines of fine dashes', wrap('<path stroke-dasharray=".1" d="M0 0H9e4"/>'.repeat(500))],
  ['dashes in a style', wrap('<path style="stroke:red;stroke-dasharray:.0004" d="M0 0h1"/>')],
  ['dashes in a style with a comment', wrap('<path style="Stroke-DashArray/**/:.0004" d="M0 0h1"/>')],
  ['dashes after none', wrap('<path style="stroke-dasharray:none;stroke-dasharray:.0004" d="M0 0h1"/>')],
  ['dashes by a variable', wrap('<g style="--a:.0004"><path style="stroke-dasharray:var(--a)" d="M0 0h1"/></g>')],
])('refuses an SVG with %s, because browsers may have to render billions of dashes', { tags: ['B73'] }, (_, svg) => {
  expect(findSvgProblem(svg)).toEqual({ what: 'has a dashed line (stroke-dasharray)', line: 1 })
})

test.each([
  'stroke-dasharray="none"',
  'style="stroke:red;stroke-dasharray:none;stroke-dashoffset:0"',
  'style="stroke-dasharray: none"',
  'style="stroke-dasharray : none !important"',
])('control: accepts a line without dashes in an SVG with the attribute %s', { tags: ['B73-control'] }, (attribute) => {
  expect(findSvgProblem(wrap(`<path ${attribute} d="M0 0h1"/>`))).toBeNull()
})

test.each(['<use href="#%61"/>', '<use href="#a b"/>', '<path fill="url(#%61)"/>', '<path fill="url(#a"/>'])(
  'refuses the reference in %s, because browsers resolve it to another id than our SVG check does',
  { tags: ['B73'] },
  (tag) => {
    expect(findSvgProblem(wrap(tag))?.what).toMatch(/external address|something outside/)
  },
)

test.each([
  String.raw`<path fill="u\72l(https://evil.test/a)"/>`,
  '<path style="fill:image-set(\'https://evil.test/a\' 1x)"/>',
  '<path style="fill:src(\'https://evil.test/a\')"/>',
])('refuses the hidden URL in %s', { tags: ['B73'] }, (path) => {
  expect(findSvgProblem(wrap(path))?.what).toMatch(/hides or runs something|external address/)
})

/** Returns an SVG with many shapes that are all filled with the same element, such as a pattern. */
const filled = (part: string) => wrap(`<defs>${part}</defs>${'<path fill="url(#a)" d="M0 0h1v1z"/>'.repeat(280)}`)

test.each([
  [
    'large tiles',
    '<pattern id="a" width="1e5" height="1e5" patternTransform="scale(100)"><circle r="99999"/></pattern>',
  ],
  ['small tiles', '<pattern id="a" width=".001" height=".001"><circle r="1"/></pattern>'],
])('refuses an SVG with a fill pattern of %s', { tags: ['B121'] }, (_, part) => {
  expect(findSvgProblem(filled(part))).toEqual({ what: 'has the element <pattern>', line: 1 })
})

test(
  'control: accepts an SVG whose shapes are filled with a gradient instead of a pattern',
  { tags: ['B121-control'] },
  () => {
    expect(findSvgProblem(filled('<linearGradient id="a"><stop offset="0"/></linearGradient>'))).toBeNull()
  },
)
