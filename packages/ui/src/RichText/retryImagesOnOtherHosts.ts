/**
 * When a picture inside the element `root` fails to load, requests the picture from the next host. If all hosts fail,
 * replaces the picture by its alternative text.
 *
 * @param hosts The base URLs from which the pictures may be loaded.
 * @returns A function that stops the retries.
 */
export function retryImagesOnOtherHosts(root: HTMLElement, hosts: readonly string[]): () => void {
  const attempts = new WeakMap<HTMLImageElement, { readonly path: string; readonly otherHosts: string[] }>()
  const onError = ({ target: image }: Event) => {
    if (!(image instanceof HTMLImageElement)) return
    // Uses the property `image.src`, in which the browser has resolved `..`. A raw path with `..` could begin with the
    // base URL of a host and still lead outside that URL.
    const currentHost = hosts.find((host) => image.src.startsWith(toBaseUrl(host))) ?? ''
    const attempt = attempts.get(image) ?? {
      path: image.src.slice(toBaseUrl(currentHost).length),
      otherHosts: hosts.filter((host) => host !== currentHost),
    }
    attempts.set(image, attempt)
    const next = currentHost === '' ? undefined : attempt.otherHosts.shift()
    if (next === undefined) image.replaceWith(image.alt)
    else image.src = toBaseUrl(next) + attempt.path
  }
  root.addEventListener('error', onError, true)
  return () => root.removeEventListener('error', onError, true)
}

const toBaseUrl = (host: string): string => new URL(`${host.replace(/\/+$/, '')}/`, document.baseURI).href
