/** Address to the file that is on its way or here. */
const asked = new Map<string, Promise<void>>()
let table: Promise<Readonly<Record<string, string>>> | undefined

/** The stamp's table: the name of a script in `assets/` to what it must be. The document names it, with its own integrity. */
function integrities(): Promise<Readonly<Record<string, string>>> {
  const link = document.querySelector<HTMLLinkElement>('link#integrity')
  if (!link) return Promise.reject(new Error('The document names no table of integrities. Stamp the site again.'))
  table ??= (import(/* @vite-ignore */ link.href) as Promise<{ default: Readonly<Record<string, string>> }>).then(
    (module) => module.default,
  )
  table.catch(() => (table = undefined))
  return table
}

function add(properties: Partial<HTMLLinkElement>): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, properties, {
      crossOrigin: '',
      onload: () => {
        // It has done what it was for.
        if (link.rel === 'modulepreload') link.remove()
        resolve()
      },
      onerror: () => {
        link.remove()
        reject(new TypeError(`${link.href} did not come as it was stamped.`))
      },
    })
    document.head.append(link)
  })
}

async function fetchChecked(href: string): Promise<void> {
  // What the document names is checked by its own attributes, and by the import map.
  if (document.querySelector(`link[href="${href}"], script[src="${href}"]`)) return
  if (href.endsWith('.css')) return add({ rel: 'stylesheet', href })
  const known = await integrities()
  const integrity = known[href.slice('/assets/'.length)]
  if (integrity === undefined) throw new Error(`${href} has no integrity. Stamp the site again.`)
  if (document.createElement('link').relList.supports('modulepreload'))
    await add({ rel: 'modulepreload', href, integrity })
}

function need(file: string): Promise<void> {
  const href = `/${file}`
  // A line that drops a request now and then costs a moment, and not a part of the page for as long as it lives.
  const found = asked.get(href) ?? fetchChecked(href).catch(() => fetchChecked(href))
  asked.set(href, found)
  found.catch(() => asked.delete(href))
  return found
}

/**
 * Runs an `import()` once the chunk and all that it imports are here, each checked against its integrity, and their styles apply. The
 * bundler puts it around every `import()` of the site, in place of its own preloading, and around a `then` that follows at once: what is to be
 * done about a failure stands in a `catch`, which follows that, and not in the second place of the `then`.
 *
 * @param files the chunk itself, its static imports and its styles: paths from the site's root
 * @throws TypeError if one of them does not come in two tries, or is not what was stamped; the next call asks for it again
 */
export async function loadChecked<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map(need))
  return load()
}
