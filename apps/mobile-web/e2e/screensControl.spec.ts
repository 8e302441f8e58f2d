import { expect, test } from '@playwright/test'
import { findLayoutAndAxeFaults } from './screens/findLayoutAndAxeFaults.ts'

const button = 'display: block; inline-size: 44px; block-size: 44px'

/** A page without faults. */
const validHtml = `
  <h1 style="font: 24px/1.2 sans-serif">A page</h1>
  <p>Text, with <a href="#on">a link in it</a>.</p>
  <article><p style="inline-size: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A name that is longer than its tile</p></article>
  <div style="inline-size: 200px; overflow-x: auto" tabindex="0"><p style="inline-size: 900px">A rail goes on beyond its edge</p></div>
  <button style="${button}">On</button>
  <button style="position: relative; inline-size: 24px; block-size: 24px; margin: 12px; border: 0" class="wide">x</button>
  <label style="display: block; min-block-size: 44px"><input type="checkbox"> A choice</label>
  <label>A field <input style="font: 16px sans-serif; block-size: 44px" placeholder="A word"></label>`

/** Faults that a test adds to the page, each with the message that must report it. */
const planted: readonly { readonly name: string; readonly html: string; readonly message: RegExp }[] = [
  {
    name: 'an element that is wider than the page',
    html: '<div style="inline-size: 400px">x</div>',
    message: /^360: overflow: the page is 4\d\d px wide/,
  },
  {
    name: 'an element that is wider than a page of 320 px but fits 360 px',
    html: '<div style="inline-size: 330px">x</div>',
    message: /^320: overflow: the page/,
  },
  {
    name: 'an element that is too wide when the text size is doubled',
    html: '<p style="inline-size: 12rem">x</p>',
    message: /^200 %: overflow: the page/,
  },
  {
    name: 'a horizontal list that also scrolls vertically',
    html: '<div style="inline-size: 200px; block-size: 20px; overflow-x: auto"><p style="inline-size: 900px; block-size: 60px">x</p></div>',
    message: /^360: overflow: .* scrolls both ways/,
  },
  {
    name: 'text whose end its box cuts',
    html: '<p style="inline-size: 90px; overflow: hidden; white-space: nowrap">Words that do not fit here</p>',
    message: /^360: cut: .*Words that do not fit/,
  },
  {
    name: 'text whose last lines its box cuts',
    html: '<p style="inline-size: 90px; block-size: 20px; overflow: hidden">Words that do not fit here</p>',
    message: /^360: cut: .*Words that do not fit/,
  },
  {
    name: 'an ellipsis in a text that is not a name',
    html: '<p style="inline-size: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Words that do not fit</p>',
    message: /^360: cut: .*Words that do not fit/,
  },
  {
    name: 'text that is cut when the text size is doubled',
    html: '<p style="block-size: 24px; overflow: hidden; font: 1rem/1.2 sans-serif">Once</p>',
    message: /^200 %: cut: .*Once/,
  },
  {
    name: 'a placeholder that does not fit its field',
    html: '<label>B <input style="font: 16px sans-serif; block-size: 44px; inline-size: 60px" placeholder="Many words to stand here"></label>',
    message: /^360: cut: the placeholder/,
  },
  {
    name: 'a word that breaks for lack of space',
    html: '<p style="inline-size: 60px; overflow-wrap: break-word">Configurations</p>',
    message: /^360: broken: the word "Configurations"/,
  },
  {
    name: 'text over text',
    html: '<p>Below</p><p style="margin-block-start: -34px">Above it</p>',
    message: /^360: overlap: .*Below.*Above it/,
  },
  {
    name: 'an element with a background over text',
    html: '<p style="inline-size: 90px">Hidden words</p><div style="position: relative; inset-block-start: -38px; block-size: 30px; inline-size: 90px; background: #fff"></div>',
    message: /^360: covered: .*Hidden words/,
  },
  {
    name: 'a button with too small a height',
    html: '<button style="inline-size: 90px; block-size: 40px">Low</button>',
    message: /^360: target: .*Low" is 90 by 40/,
  },
  {
    name: 'a button with too small a width',
    html: '<button style="inline-size: 30px; block-size: 44px">N</button>',
    message: /^360: target: .*N" is 30 by 44/,
  },
  {
    name: 'a checkbox whose label has too small a height',
    html: '<label style="display: block; line-height: 20px"><input type="checkbox"> Low</label>',
    message: /^360: target: <input>/,
  },
  {
    name: 'a small link that is not within a text',
    html: '<p><a href="#on">Alone</a></p>',
    message: /^360: target: .*Alone/,
  },
  {
    name: 'a field with a small font',
    html: '<label>B <input style="font: 15px sans-serif; block-size: 44px"></label>',
    message: /^360: field: .* 15px/,
  },
  {
    name: 'text with too little contrast',
    html: '<p style="color: #ccc; background: #fff">Faint</p>',
    message: /^360: axe color-contrast/,
  },
]

const createPage = (
  html: string,
) => `<!doctype html><html lang="en"><title>A page</title><meta name="viewport" content="width=device-width">
  <style>body { font: 16px/1.4 sans-serif; background: #fff; color: #111 } .wide::after { content: ''; position: absolute; inset: -12px }</style><main>${html}</main>`

test('reports no fault when a page has none', async ({ page: tab }) => {
  await tab.setContent(createPage(validHtml))
  expect(await findLayoutAndAxeFaults(tab, { withAxe: true })).toEqual([])
})

for (const { name, html, message } of planted) {
  test(`reports the fault "${name}" of a page`, async ({ page: tab }) => {
    await tab.setContent(createPage(validHtml + html))
    const faults = await findLayoutAndAxeFaults(tab, { withAxe: message.source.includes('axe') })
    expect(faults.filter((fault) => message.test(fault))).not.toEqual([])
  })
}

test('reports faults of an open overlay, but not of the page below it', async ({ page: tab }) => {
  const low = '<button style="inline-size: 90px; block-size: 40px">'
  await tab.setContent(
    createPage(
      `${low}Below</button><div role="dialog" aria-label="Over" style="position: fixed; inset: 0; background: #fff">${low}Over</button></div>`,
    ),
  )
  const faults = await findLayoutAndAxeFaults(tab, { withAxe: false })
  expect(faults.filter((fault) => fault.includes('Over'))).not.toEqual([])
  expect(faults.filter((fault) => fault.includes('Below'))).toEqual([])
})
