import { expect, test } from '@playwright/test'
import { faultsOf } from './screens/faultsOf.ts'

const button = 'display: block; inline-size: 44px; block-size: 44px'

/** A page as it should be, and faults planted into it: what is said of each. */
const sound = `
  <h1 style="font: 24px/1.2 sans-serif">A page</h1>
  <p>Text, with <a href="#on">a link in it</a>.</p>
  <article><p style="inline-size: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">A name that is longer than its tile</p></article>
  <div style="inline-size: 200px; overflow-x: auto" tabindex="0"><p style="inline-size: 900px">A rail goes on beyond its edge</p></div>
  <button style="${button}">On</button>
  <button style="position: relative; inline-size: 24px; block-size: 24px; margin: 12px; border: 0" class="wide">x</button>
  <label style="display: block; min-block-size: 44px"><input type="checkbox"> A choice</label>
  <label>A field <input style="font: 16px sans-serif; block-size: 44px" placeholder="A word"></label>`

const planted: readonly { readonly name: string; readonly html: string; readonly said: RegExp }[] = [
  {
    name: 'something wider than the page',
    html: '<div style="inline-size: 400px">x</div>',
    said: /^360: overflow: the page is 4\d\d px wide/,
  },
  {
    name: 'something wider than a page of 320 px alone',
    html: '<div style="inline-size: 330px">x</div>',
    said: /^320: overflow: the page/,
  },
  {
    name: 'something too wide once text is large',
    html: '<p style="inline-size: 12rem">x</p>',
    said: /^200 %: overflow: the page/,
  },
  {
    name: 'a rail that scrolls both ways',
    html: '<div style="inline-size: 200px; block-size: 20px; overflow-x: auto"><p style="inline-size: 900px; block-size: 60px">x</p></div>',
    said: /^360: overflow: .* scrolls both ways/,
  },
  {
    name: 'text that its box cuts at the side',
    html: '<p style="inline-size: 90px; overflow: hidden; white-space: nowrap">Words that do not fit here</p>',
    said: /^360: cut: .*Words that do not fit/,
  },
  {
    name: 'text that its box cuts below',
    html: '<p style="inline-size: 90px; block-size: 20px; overflow: hidden">Words that do not fit here</p>',
    said: /^360: cut: .*Words that do not fit/,
  },
  {
    name: 'an ellipsis where no name is',
    html: '<p style="inline-size: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Words that do not fit</p>',
    said: /^360: cut: .*Words that do not fit/,
  },
  {
    name: 'text that is cut when it is large',
    html: '<p style="block-size: 24px; overflow: hidden; font: 1rem/1.2 sans-serif">Once</p>',
    said: /^200 %: cut: .*Once/,
  },
  {
    name: 'a placeholder that does not fit',
    html: '<label>B <input style="font: 16px sans-serif; block-size: 44px; inline-size: 60px" placeholder="Many words to stand here"></label>',
    said: /^360: cut: the placeholder/,
  },
  {
    name: 'a word that is broken for want of room',
    html: '<p style="inline-size: 60px; overflow-wrap: break-word">Configurations</p>',
    said: /^360: broken: the word "Configurations"/,
  },
  {
    name: 'text over text',
    html: '<p>Below</p><p style="margin-block-start: -34px">Above it</p>',
    said: /^360: overlap: .*Below.*Above it/,
  },
  {
    name: 'a painted thing over text',
    html: '<p style="inline-size: 90px">Hidden words</p><div style="position: relative; inset-block-start: -38px; block-size: 30px; inline-size: 90px; background: #fff"></div>',
    said: /^360: covered: .*Hidden words/,
  },
  {
    name: 'a button too low',
    html: '<button style="inline-size: 90px; block-size: 40px">Low</button>',
    said: /^360: target: .*Low" is 90 by 40/,
  },
  {
    name: 'a button too narrow',
    html: '<button style="inline-size: 30px; block-size: 44px">N</button>',
    said: /^360: target: .*N" is 30 by 44/,
  },
  {
    name: 'a choice whose label is too low',
    html: '<label style="display: block; line-height: 20px"><input type="checkbox"> Low</label>',
    said: /^360: target: <input>/,
  },
  { name: 'a link by itself', html: '<p><a href="#on">Alone</a></p>', said: /^360: target: .*Alone/ },
  {
    name: 'a field in small writing',
    html: '<label>B <input style="font: 15px sans-serif; block-size: 44px"></label>',
    said: /^360: field: .* 15px/,
  },
  { name: 'faint text', html: '<p style="color: #ccc; background: #fff">Faint</p>', said: /^360: axe color-contrast/ },
]

const page = (
  html: string,
) => `<!doctype html><html lang="en"><title>A page</title><meta name="viewport" content="width=device-width">
  <style>body { font: 16px/1.4 sans-serif; background: #fff; color: #111 } .wide::after { content: ''; position: absolute; inset: -12px }</style><main>${html}</main>`

test('nothing is said of a page as it should be', async ({ page: tab }) => {
  await tab.setContent(page(sound))
  expect(await faultsOf(tab, { withAxe: true })).toEqual([])
})

for (const { name, html, said } of planted) {
  test(`is noticed: ${name}`, async ({ page: tab }) => {
    await tab.setContent(page(sound + html))
    const faults = await faultsOf(tab, { withAxe: said.source.includes('axe') })
    expect(faults.filter((fault) => said.test(fault))).not.toEqual([])
  })
}

test('what lies under an overlay is left alone, and the overlay is not', async ({ page: tab }) => {
  const low = '<button style="inline-size: 90px; block-size: 40px">'
  await tab.setContent(
    page(
      `${low}Below</button><div role="dialog" aria-label="Over" style="position: fixed; inset: 0; background: #fff">${low}Over</button></div>`,
    ),
  )
  const faults = await faultsOf(tab, { withAxe: false })
  expect(faults.filter((fault) => fault.includes('Over'))).not.toEqual([])
  expect(faults.filter((fault) => fault.includes('Below'))).toEqual([])
})
