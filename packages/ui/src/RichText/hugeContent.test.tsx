import purifier from 'dompurify'
import { expect, test } from 'vitest'
import { sanitiseMarkup } from './sanitiseMarkup.ts'

const parse = (html: unknown) => new DOMParser().parseFromString(String(html), 'text/html').body
const clean = (content: string) =>
  parse(
    JSON.parse(
      JSON.stringify(sanitiseMarkup(content, { imageHosts: ['/media/a'], resolveLink: ({ href }) => ({ href }) })),
    ),
  )
/** Sanitises markup by DOMPurify only, without the limits of `sanitise`. */
const cleanWithoutLimits = (markup: string) =>
  parse(purifier(globalThis.window).sanitize(markup, { RETURN_TRUSTED_TYPE: false }))

/** Returns the number of characters of the longest word. The layout time grows with the square of this number. */
const getLongestWordLength = (body: HTMLElement) =>
  Math.max(
    ...body.innerHTML
      .replaceAll('&nbsp;', '-')
      .split(/<wbr>|<\/?(?:p|td)>|[ \n]/)
      .map((word) => word.replaceAll(/<[^>]*>/g, '').length),
  )

const getDepth = (element: Element): number => {
  let depth = 0
  for (let node: Element | null = element; node; node = node.parentElement) depth += 1
  return depth
}
const getMaxDepth = (body: HTMLElement) => Math.max(...[...body.querySelectorAll('*')].map(getDepth))

test.each([
  ['letters', 'A'.repeat(65_000)],
  ['letters in bold parts', `${'A'.repeat(150)}<b>${'B'.repeat(150)}</b>`.repeat(200)],
  ['letters in tags that are dropped', `${'A'.repeat(150)}<font>${'B'.repeat(150)}</font>`.repeat(200)],
  ['zero-width spaces between letters', 'AAAAA\u200B'.repeat(10_000)],
  ['spaces that do not break', 'AAAAA\u00A0'.repeat(10_000)],
  ['one letter with marks', `A${'\u0301'.repeat(65_000)}`],
])('adds line-break opportunities to a long word that consists of %s', { tags: ['B23'] }, (_, word) => {
  const body = clean(`<p>${word}</p>`)
  expect(getLongestWordLength(body)).toBeLessThanOrEqual(200)
  expect(body.textContent).toBe(parse(word).textContent)
})

test('adds line-break opportunities to a long word when the rich text has no tags', { tags: ['B23'] }, () => {
  expect(getLongestWordLength(clean('A'.repeat(65_000)))).toBe(200)
})

test(
  'control: adds no line-break opportunity to a long word without the limits of rich text',
  { tags: ['B23-control'] },
  () => {
    expect(getLongestWordLength(cleanWithoutLimits(`<p>${'A'.repeat(65_000)}</p>`))).toBe(65_000)
  },
)

test('adds line-break opportunities to rich text neither inside a character nor in words of usual length', () => {
  const flags = clean(`<p>${'👍🏽'.repeat(500)}</p>`)
  for (const part of flags.innerHTML.split(/<wbr>|<[^>]*>/)) expect(part.isWellFormed()).toBe(true)
  const table = `<table><tbody><tr>${'<td>1.000,00</td>'.repeat(100)}</tr></tbody></table><p>${'Word by word. '.repeat(100)}</p>`
  expect(clean(table).innerHTML).toBe(table)
})

test('returns the same result when rich text is sanitised twice', () => {
  const once = clean(`<p>${'A'.repeat(1001)}<i>${'B'.repeat(300)}</i></p>`).innerHTML
  expect(clean(once).innerHTML).toBe(once)
})

function expectShallow(tag: string): void {
  const body = clean(`${tag.repeat(Math.floor(65_000 / tag.length))}Words`)
  expect(body.textContent).toBe('Words')
  expect(getMaxDepth(body)).toBeLessThanOrEqual(210)
  expect(body.querySelectorAll('*').length).toBeLessThanOrEqual(100_000)
}

test.each(['<b>', '<q>', '<div>', '<x-y>', '<b><i>', '<p><u>', '<ul><li>', '<b title=x>', '<table><tr><td>'])(
  'limits the nesting depth when rich text consists of 65,000 characters of unclosed %s',
  { tags: ['B24'] },
  expectShallow,
)

test.each(['<li><dd>', '<dt><li>', '<li><ul></ul><dd>', '<ul><li><dl></ul><dd>'])(
  'limits the nesting depth of list items when rich text consists of 65,000 characters of %s',
  { tags: ['B109'] },
  expectShallow,
)

test(
  'creates at most 100,000 elements when a browser would open 40 unclosed tags again in each of 3,000 paragraphs',
  { tags: ['B24'] },
  () => {
    const bold = Array.from({ length: 40 }, (_, n) => `<b title=${n}>`).join('')
    const page = `<p>${bold}${'a</p><p>b'.repeat(3000)}`
    const body = clean(page)
    expect(body.textContent).toMatch(/^(?:ab){3000}$/)
    expect(body.querySelectorAll('*').length).toBeLessThanOrEqual(100_000)
    expect(parse(page).querySelectorAll('*').length).toBeGreaterThan(120_000)
  },
)

const players = ['<video><p></video>', '<audio><p></audio>', '<video><li></video>', '<video><div></video></div>']

/**
 * Counts the media players that the browser creates while it parses content. Players that the sanitiser removes
 * afterwards count too.
 */
function countCreatedPlayers(read: () => unknown): number {
  let count = 0
  const original = DOMParser.prototype.parseFromString
  DOMParser.prototype.parseFromString = function parseFromString(...given) {
    const page = original.apply(this, given)
    count += page.querySelectorAll('video, audio').length
    return page
  }
  try {
    read()
  } finally {
    DOMParser.prototype.parseFromString = original
  }
  return count
}

test.each(players)(
  'creates no media player when rich text consists of 65,000 characters of %s',
  { tags: ['B116'] },
  (player) => {
    const content = `Words${player.repeat(65_000 / player.length)}`
    expect(countCreatedPlayers(() => clean(content))).toBe(0)
    expect(clean(content).textContent).toBe('Words')
  },
)

test.each(players)(
  'control: creates a media player for each %s when markup is not prepared before parsing',
  { tags: ['B116-control'] },
  (player) => {
    expect(countCreatedPlayers(() => cleanWithoutLimits(player.repeat(100)))).toBeGreaterThanOrEqual(100)
  },
)

test('removes the fallback content of active elements in rich text and keeps the text around them', () => {
  expect(
    clean('<p>a<video src="x"><p>No video</video>b<svg><text>c</text></svg><select><option>d</select>e</p>').innerHTML,
  ).toBe('<p>abe</p>')
})

/** Creates 100 different start tags. A browser opens each of them again in every following paragraph. */
const createOpenTags = (make: (n: number) => string) => Array.from({ length: 100 }, (_, n) => make(n)).join('')
const disguisedTags: readonly (readonly [what: string, tags: string])[] = [
  ['an attribute with <', createOpenTags((n) => `<b title="<${n}">`)],
  ['an attribute with >', createOpenTags((n) => `<b title="${n}></b>">`)],
  ['an end tag in a comment', createOpenTags((n) => `<b title=${n}><!--</b>-->`)],
  ['an end tag in a style sheet', createOpenTags((n) => `<b title=${n}><style></b></style>`)],
  ['a comment that ends inside an attribute', createOpenTags((n) => `<!--<i title="--><b title=${n}>">`)],
  ['a style sheet that ends inside an attribute', createOpenTags((n) => `<style><i title="</style><b title=${n}>">`)],
  ['an end tag in a table', createOpenTags((n) => `<b title=${n}><table><td></b></table>`)],
  ['an end tag in a table cell', `<table>${createOpenTags((n) => `<b title=${n}><td></b></td>`)}</table>`],
  ['a tag assembled from parts', createOpenTags((n) => `<<q>b title=${n}>`)],
]

const createParagraphs = (opened: string, count: number) => `<p>${opened}${'<p>x'.repeat(count)}`
/**
 * Returns the maximum number of elements for a number of paragraphs, in proportion to 100,000 elements for 1,200
 * paragraphs.
 */
const getMaxElements = (paragraphs: number) => (100_000 / 1200) * paragraphs

function expectFewElements(opened: string, paragraphs: number): void {
  const body = clean(createParagraphs(opened, paragraphs))
  expect(body.textContent.endsWith('x'.repeat(paragraphs))).toBe(true)
  expect(body.querySelectorAll('*').length).toBeLessThan(getMaxElements(paragraphs))
}

test.each(disguisedTags)(
  'creates fewer than 25,000 elements for 300 paragraphs when unclosed tags before them contain %s',
  { tags: ['B80'] },
  (_, opened) => expectFewElements(opened, 300),
)

test.each(disguisedTags)(
  'creates fewer than 100,000 elements for 1,200 paragraphs when unclosed tags before them contain %s',
  { tags: ['B80', 'deep'] },
  (_, opened) => expectFewElements(opened, 1200),
)

test.each(disguisedTags.slice(0, 8))(
  'control: creates too many elements without the limit when unclosed tags before the paragraphs contain %s',
  { tags: ['B80-control'] },
  (_, opened) => {
    expect(parse(createParagraphs(opened, 300)).querySelectorAll('*').length).toBeGreaterThan(getMaxElements(300))
  },
)

test('renames a style attribute that follows an attribute whose value contains <', { tags: ['B80'] }, () => {
  expect(clean('<p title="<" style="text-align:center" is x>a</p>').querySelector('p')?.getAttributeNames()).toEqual([
    'title',
    'data-style',
  ])
})

test.each(['<', '</', '<p title="', "<p title='<p>", '<!--', '<style>', '<p a=', '<p '])(
  'keeps the text before an unfinished %s when 65,000 characters follow it',
  (start) => {
    expect(clean(`<p>Words</p>${start}${'a'.repeat(65_000)}`).innerHTML).toMatch(/^<p>Words<\/p>/)
  },
)

test('keeps 300 links and 300 bold tags that contain whole paragraphs', () => {
  const page = Array.from(
    { length: 300 },
    (_, n) => `<a title="${n}"><div>One</div></a><strong><p>Two</p></strong>`,
  ).join('')
  expect(clean(page).querySelectorAll('a, strong').length).toBe(600)
})

test(
  'control: nests the elements li and dd in each other more than 400 deep without the limits of rich text',
  { tags: ['B109-control'] },
  () => {
    expect(getMaxDepth(cleanWithoutLimits('<li><dd>'.repeat(2000)))).toBeGreaterThan(400)
  },
)

test('control: nests tags more than 400 deep without the limits of rich text', { tags: ['B24-control'] }, () => {
  expect(getMaxDepth(cleanWithoutLimits(`${'<b>'.repeat(2000)}Words`))).toBeGreaterThan(400)
})

test('leaves long rich text unchanged when all its tags are closed', () => {
  const page = '<p>One <b>bold</b> word</p><ul><li>a</li><li>b<dl><dt>c</dt><dd>d</dd></dl></li></ul><br>'.repeat(600)
  expect(clean(page).innerHTML).toBe(page)
})

const getSpans = (body: HTMLElement) =>
  [...body.querySelectorAll('td')].map(({ colSpan, rowSpan }) => [colSpan, rowSpan])

test('limits the colspan and rowspan of each table cell, and their sum over all cells', { tags: ['B81'] }, () => {
  expect(
    getSpans(clean('<table><tr><td colspan=3 rowspan=2>a<td colspan=1000>b<td rowspan=65534>c<td rowspan=0>d')),
  ).toEqual([
    [3, 2],
    [20, 1],
    [1, 20],
    [1, 1],
  ])
  expect(
    getSpans(clean(`<table><tr>${'<td colspan=1000>'.repeat(2000)}`)).reduce((sum, [columns = 0]) => sum + columns, 0),
  ).toBeLessThan(3000)
  expect(
    getSpans(clean(`<table><tr>${'<td colspan=20 rowspan=20>'.repeat(2000)}`)).filter(([columns = 0]) => columns > 1)
      .length,
  ).toBe(25)
})

test(
  'control: keeps a table cell of 1,000 columns and 65,534 rows without the limits of rich text',
  { tags: ['B81-control'] },
  () => {
    expect(getSpans(cleanWithoutLimits('<table><tr><td colspan=1000 rowspan=65534>'))).toEqual([[1000, 65_534]])
  },
)

const pictures = '<img src="/media/a/x.png" alt="x">'.repeat(60)

test(
  'keeps the first 50 pictures of rich text and replaces the others by their alternative text',
  { tags: ['B83'] },
  () => {
    const body = clean(`<p>${pictures}</p>`)
    expect([body.querySelectorAll('img').length, body.textContent]).toEqual([50, 'x'.repeat(10)])
  },
)

test('removes the style vertical-align when its value is a length', { tags: ['B83'] }, () => {
  expect(clean('<p style="vertical-align:9999999px">a</p><p style="vertical-align:text-top">b</p>').innerHTML).toBe(
    '<p>a</p><p data-style="vertical-align:text-top">b</p>',
  )
})

const getPictureSizes = (body: HTMLElement) =>
  [...body.querySelectorAll('img')].map((image) => [image.getAttribute('width'), image.getAttribute('height')])
const sizedPictures = ['width=2000 height=1500', 'height=999999', 'width=20 height=2001']
  .map((size) => `<img src="/media/a/x.png" ${size}>`)
  .join('')

test('removes the width and height of a picture when one of them exceeds 2,000 pixels', { tags: ['B108'] }, () => {
  expect(getPictureSizes(clean(sizedPictures))).toEqual([
    ['2000', '1500'],
    [null, null],
    [null, null],
  ])
})

const tallPictures = ['width=1 height=2000', 'width=0.9 height=5', 'width=50 height=200', 'width=2000 height=100']
  .map((size) => `<img src="/media/a/x.png" ${size} style="width:100%">`)
  .join('')

test(
  'removes the width and height of a picture that is more than four times as high as wide',
  { tags: ['B120'] },
  () => {
    expect(getPictureSizes(clean(tallPictures))).toEqual([
      [null, null],
      [null, null],
      ['50', '200'],
      ['2000', '100'],
    ])
  },
)

test(
  'control: keeps the size of a picture 2,000 times as high as wide without the limits of rich text',
  { tags: ['B120-control'] },
  () => {
    expect(getPictureSizes(cleanWithoutLimits(tallPictures))[0]).toEqual(['1', '2000'])
  },
)

test(
  'control: keeps the size of a picture 999,999 pixels high without the limits of rich text',
  { tags: ['B108-control'] },
  () => {
    expect(getPictureSizes(cleanWithoutLimits(sizedPictures))[1]).toEqual([null, '999999'])
  },
)

test(
  'control: keeps 60 pictures and a vertical-align of 9,999,999 pixels without the limits of rich text',
  { tags: ['B83-control'] },
  () => {
    const body = cleanWithoutLimits(`${pictures}<p style="vertical-align:9999999px">a</p>`)
    expect([body.querySelectorAll('img').length, body.querySelector('p')?.style.verticalAlign]).toEqual([60, '1e+07px'])
  },
)

test('keeps the alternative text of a picture that is removed from rich text', { tags: ['B27'] }, () => {
  expect(clean('<p><img src="https://elsewhere.example/x.png" alt="Bonus <50%>"></p>').innerHTML).toBe(
    '<p>Bonus &lt;50%&gt;</p>',
  )
  expect(clean('<p><img src="https://elsewhere.example/x.png"></p>').innerHTML).toBe('<p></p>')
})

test.each(['#', '?', '#top', '?page=2', ' #', '.', './', './?x=1', ''])(
  'removes the attribute href of a link that leads to the current page: "%s"',
  { tags: ['B27'] },
  (href) => {
    expect(clean(`<a href="${href}">x</a>`).innerHTML).toBe('<a>x</a>')
  },
)

test(
  'control: keeps a link to the current page and loses alternative text without the rules of rich text',
  { tags: ['B27-control'] },
  () => {
    const [link, image] = [
      cleanWithoutLimits('<a href="#">x</a>'),
      cleanWithoutLimits('<p><img src="javascript:x" alt="Bonus"></p>'),
    ]
    expect(link.querySelector('a')?.getAttribute('href')).toBe('#')
    expect(image.textContent).toBe('')
  },
)

test('removes the attribute `is` from rich text, with and without a value', () => {
  expect(clean('<p is="">a</p><p is="x-y">b</p><p is>c</p>').innerHTML).toBe('<p>a</p><p>b</p><p>c</p>')
})

/**
 * Returns the number of right-to-left words in the block that has the most of them. The layout time of a block grows
 * with the square of this number.
 */
const getMaxDirectionChanges = (body: HTMLElement) =>
  Math.max(
    ...body.innerHTML
      .replaceAll(/<wbr>|<\/?[bi]\b[^>]*>/g, '')
      .split(/<[^>]*>/)
      .map((block) => block.match(/(?:(?!\p{N})\p{Script=Arabic})+|[\u05D0\u0660\u200F\t]+/gu)?.length ?? 0),
  )
const mixedTexts = [
  ['letters', '<div dir=rtl>', 'a\u0645'],
  ['words', '', 'a\u0645 '],
  ['numbers', '<p>', '1\u05D0'],
  ['numbers in Arabic', '<blockquote>', 'a\u0660'],
  ['direction marks', '<h2>', 'a&rlm;'],
  ['bold words', '<p dir=rtl>', '<b>aaaa</b>\u0645'],
  ['letters of preformatted text', '<pre>', 'a\u0645'],
  ['columns of tabs', '<pre dir=rtl>', 'a\t'],
  ['letters of a table cell', '<table><tbody><tr><td>', 'a\u0645'],
] as const

test.each(mixedTexts)(
  'splits a block of rich text after 250 changes of writing direction between %s',
  { tags: ['B117'] },
  (_, start, part) => {
    const content = start + part.repeat(60_000 / part.length)
    const body = clean(content)
    expect(getMaxDirectionChanges(body)).toBeLessThanOrEqual(250)
    expect(getMaxDepth(body)).toBeLessThan(10)
    expect(body.textContent === parse(content).textContent).toBe(true)
    expect(clean(body.innerHTML).innerHTML === body.innerHTML).toBe(true)
    if (start.includes('dir')) expect(body.querySelector(':scope > :not([dir=rtl])')).toBeNull()
  },
)

test.each(mixedTexts)(
  'control: keeps more than 2,500 changes of writing direction in one block between %s without the limits of rich text',
  { tags: ['B117-control'] },
  (_, start, part) => {
    expect(getMaxDirectionChanges(cleanWithoutLimits(start + part.repeat(3000)))).toBeGreaterThan(2500)
  },
)

test('keeps Portuguese and Arabic prose unchanged and removes direction control characters', { tags: ['B117'] }, () => {
  const prose = `<p>${'Bonus \u0645\u0643\u0627\u0641\u0623\u0629 50% de \u0627\u0644\u062C\u0645\u0639\u0629 at\u00E9 23:59 '.repeat(100)}</p>`
  expect(clean(prose.repeat(15)).innerHTML).toBe(prose.repeat(15))
  expect(clean('<p>\u2067a\u2066b\u2069\u202Ec&#8295;d</p>').innerHTML).toBe('<p>abcd</p>')
})

test.each(['<li>a', '<br>', '</br>', 'a</p>', '<b>a</b>'])(
  'creates fewer than 6,100 elements and keeps the text when rich text consists of 65,000 characters of %s',
  { tags: ['B119'] },
  (part) => {
    const content = part.repeat(65_000 / part.length)
    expect(clean(content).querySelectorAll('*').length).toBeLessThan(6100)
    expect(clean(content).textContent.length).toBe(parse(content).textContent.length)
  },
)

const getLists = (body: HTMLElement) =>
  [...body.querySelectorAll('ol')].map(({ start, style, dataset }) => [
    start,
    dataset['style'] ?? style.cssText.replaceAll(/[ ;]/g, ''),
  ])
const numberedLists = ['simp-chinese-formal', 'hiragana', 'lower-roman']
  .map((type, n) => `<ol start="${['2147400000', '-5', '9999'][n]}" style="list-style-type:${type}"><li>a</li></ol>`)
  .join('')

test(
  'limits the numbers of list items to 9,999 and the list markers to those that a browser draws quickly',
  { tags: ['B119'] },
  () => {
    expect(getLists(clean(numberedLists))).toEqual([
      [1, ''],
      [1, ''],
      [9999, 'list-style-type:lower-roman'],
    ])
  },
)

test(
  'control: keeps 13,000 list items and hiragana numbers without the limits of rich text',
  { tags: ['B119-control'] },
  () => {
    expect(cleanWithoutLimits('<li>a'.repeat(13_000)).querySelectorAll('*').length).toBe(13_000)
    expect(getLists(cleanWithoutLimits(numberedLists))).toEqual([
      [2_147_400_000, 'list-style-type:simp-chinese-formal'],
      [-5, 'list-style-type:hiragana'],
      [9999, 'list-style-type:lower-roman'],
    ])
  },
)
