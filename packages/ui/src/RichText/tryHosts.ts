/**
 * Lets pictures below an element try the other hosts when theirs fails; a picture that no host has is replaced by its alternative text.
 *
 * @param hosts Bases below which the pictures may lie.
 * @returns What to call when that ends.
 */
export function tryHosts(root: HTMLElement, hosts: readonly string[]): () => void {
  const left = new WeakMap<HTMLImageElement, { readonly path: string; readonly others: string[] }>()
  const onError = ({ target: image }: Event) => {
    if (!(image instanceof HTMLImageElement)) return
    // As the browser reads them: behind another host a path with `..` would lead out of its base.
    const own = hosts.find((host) => image.src.startsWith(baseOf(host))) ?? ''
    const way = left.get(image) ?? {
      path: image.src.slice(baseOf(own).length),
      others: hosts.filter((host) => host !== own),
    }
    left.set(image, way)
    const next = own === '' ? undefined : way.others.shift()
    if (next === undefined) image.replaceWith(image.alt)
    else image.src = baseOf(next) + way.path
  }
  root.addEventListener('error', onError, true)
  return () => root.removeEventListener('error', onError, true)
}

const baseOf = (host: string): string => new URL(`${host.replace(/\/+$/, '')}/`, document.baseURI).href
