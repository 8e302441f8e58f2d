import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { DEFAULT_PATHS } from '../places.ts'
import { createFavicon } from './searchFiles.ts'
import { createShareTags } from './createShareTags.ts'

/** Stamps a merchant with the given hosts, and returns a function that reads a file of its site. */
async function stampWithHosts(hosts: readonly string[]) {
  const { ids, edit, build, site, merchantsDir } = createBuildTestSetup(1)
  edit(ids[0], 'merchant.jsonc', (text) => text.replace(/"hosts": \[[^\]]*\]/, `"hosts": ${JSON.stringify(hosts)}`))
  cpSync(join(DEFAULT_PATHS.merchants, 'aurora/assets/share.png'), join(merchantsDir, ids[0], 'assets/share.png'))
  const { refused, faults } = await build()
  expect([refused, faults]).toEqual([[], []])
  return { dir: site(ids[0]), read: (path: string) => readFileSync(join(site(ids[0]), path), 'utf8') }
}

describe('a site with a public host', () => {
  test('allows search engines to read home and the listed pages, and closes all other pages', async () => {
    const { read } = await stampWithHosts(['made0001.localhost', 'www.brand.example'])
    expect(read('robots.txt').split('\n')).toEqual([
      'User-agent: *',
      'Allow: /m/home$',
      'Allow: /m/help$',
      'Disallow: /m/',
      'Disallow: /wps/',
      'Disallow: /lgw/',
      'Sitemap: https://www.brand.example/sitemap.xml',
      '',
    ])
    expect([...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://www.brand.example/m/home',
      'https://www.brand.example/m/help',
    ])
  })

  test('describes the site and its picture for shared links, and has a canonical URL only in home’s document', async () => {
    const { dir, read } = await stampWithHosts(['www.brand.example'])
    const [home, shell] = [read('index.html'), read('shell.html')]
    expect(home).toContain('<link rel="canonical" href="https://www.brand.example/m/home">')
    expect(shell).not.toContain('canonical')
    for (const html of [home, shell]) {
      const picture =
        /<meta property="og:image" content="https:\/\/www\.brand\.example\/(brand\/share\.[^"]+\.png)">/.exec(html)
      expect(existsSync(join(dir, picture?.[1] ?? 'none'))).toBe(true)
      expect(html).toMatch(/<meta name="description" content="Made 1[^"]*">/)
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    }
  })
})

test('allows search engines to read nothing when a site has no public host', async () => {
  const { dir, read } = await stampWithHosts(['made0001.localhost'])
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(existsSync(join(dir, 'sitemap.xml'))).toBe(false)
  expect(read('index.html')).not.toMatch(/canonical|og:url|og:image/)
})

test('escapes a title and a description with markup in the elements for shared links', () => {
  const tags = createShareTags({ title: '"><script>', description: "A & 'B'", origin: undefined, picture: undefined })
  expect(tags).not.toContain('<script>')
  expect(tags).toContain('content="A &amp; ')
})

test('makes favicon.ico from the icon, so that a program which reads only ICO finds the same picture', async () => {
  const { dir } = await stampWithHosts(['made0001.localhost'])
  const icon = readFileSync(join(DEFAULT_PATHS.merchants, 'aurora/assets/icon-192.png'))
  const ico = readFileSync(join(dir, 'favicon.ico'))
  expect(ico).toEqual(createFavicon(icon, 192))
  // The header of an ICO file: the type 1, one image of 192 pixels, and the place of the image in the file.
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 192, 192])
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({ width: 192, height: 192 })
})
