/** Maps the path of each requested file to a promise that resolves when the file is loaded. */
const requested = new Map<string, Promise<void>>()
let table: Promise<Readonly<Record<string, string>>> | undefined

/**
 * Loads the table of integrity hashes that the stamp writes: it maps the name of each script in `assets/` to a hash.
 * The document has the URL and the hash of the table itself.
 */
function loadIntegrities(): Promise<Readonly<Record<string, string>>> {
  const link = document.querySelector<HTMLLinkElement>('link#integrity')
  if (!link)
    return Promise.reject(new Error('The document has no link to the table of integrity hashes. Stamp the site again.'))
  table ??= (import(/* @vite-ignore */ link.href) as Promise<{ default: Readonly<Record<string, string>> }>).then(
    (module) => module.default,
  )
  table.catch(() => (table = undefined))
  return table
}

function addLink(properties: Partial<HTMLLinkElement>): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, properties, {
      crossOrigin: '',
      onload: () => {
        // Remove the element: the browser has checked and cached the module.
        if (link.rel === 'modulepreload') link.remove()
        resolve()
      },
      onerror: () => {
        link.remove()
        reject(new TypeError(`${link.href} failed to load, or does not match its stamped integrity hash.`))
      },
    })
    document.head.append(link)
  })
}

async function fetchChecked(href: string): Promise<void> {
  // Skip files that the document names: the browser checks them by the hashes in the document.
  if (document.querySelector(`link[href="${href}"], script[src="${href}"]`)) return
  if (href.endsWith('.css')) return addLink({ rel: 'stylesheet', href })
  const known = await loadIntegrities()
  const integrity = known[href.slice('/assets/'.length)]
  if (integrity === undefined)
    throw new Error(`${href} has no integrity hash in the stamp's table. Stamp the site again.`)
  if (document.createElement('link').relList.supports('modulepreload'))
    await addLink({ rel: 'modulepreload', href, integrity })
}

function loadFile(file: string): Promise<void> {
  const href = `/${file}`
  // Retry one time. Otherwise a single failed request on a poor connection would remove a part of the page until the
  // next reload.
  const found = requested.get(href) ?? fetchChecked(href).catch(() => fetchChecked(href))
  requested.set(href, found)
  found.catch(() => requested.delete(href))
  return found
}

/**
 * Runs an `import()` after the browser has loaded all files of its chunk and has checked the scripts against their
 * integrity hashes. The bundler wraps every `import()` of the site in this function. If a `then` follows the `import()`
 * directly, the bundler wraps the `then` too. Therefore handle a failure in a `catch` after the `then`, not in the
 * second argument of the `then`.
 *
 * @param files The chunk itself, its static imports and its styles, as paths from the site's root.
 * @throws TypeError if a file fails to load twice or does not match its integrity hash. The next call requests the file
 *   again.
 */
export async function loadVerifiedChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(loadFile))
  return load()
}
