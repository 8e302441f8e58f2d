/**
 * Removes the service worker of an earlier build when the site has no worker any more: unregisters it and deletes its caches of this merchant. Deletes the caches
 * here too, because a page may have filled them while the worker was unregistered (the kill switch, decision 013).
 */
export async function stopWorker({ navigator, caches }: Window & typeof globalThis, merchantId: string): Promise<void> {
  // The call is rejected if storage is blocked.
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => [])
  await Promise.all((registrations ?? []).map((registration) => registration.unregister().catch(() => false)))
  // `caches` is undefined on pages without a secure origin.
  const names = (await caches?.keys().catch(() => [])) ?? []
  await Promise.all(names.filter((name) => name.startsWith(`lobby:${merchantId}:`)).map((name) => caches.delete(name)))
}
