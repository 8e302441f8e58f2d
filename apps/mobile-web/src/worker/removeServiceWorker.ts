/**
 * Removes the service worker that an earlier build registered, for a site without a worker: unregisters the worker and
 * deletes this merchant's caches. The kill switch deletes the caches too, but a page may have filled them again while
 * the worker was being unregistered (decision 013).
 */
export async function removeServiceWorker(
  { navigator, caches }: Window & typeof globalThis,
  merchantId: string,
): Promise<void> {
  // `getRegistrations` fails if the browser blocks storage.
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => [])
  await Promise.all((registrations ?? []).map((registration) => registration.unregister().catch(() => false)))
  // `caches` is undefined on a page that was loaded over plain http.
  const names = (await caches?.keys().catch(() => [])) ?? []
  await Promise.all(names.filter((name) => name.startsWith(`lobby:${merchantId}:`)).map((name) => caches.delete(name)))
}
