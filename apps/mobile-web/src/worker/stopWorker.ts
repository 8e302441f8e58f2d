/**
 * What a page of a site without a worker does with one of an earlier build: takes back its registration and removes what it kept of this
 * merchant, also what its last page put there while it was taken back (the kill switch, decision 013).
 */
export async function stopWorker({ navigator, caches }: Window & typeof globalThis, merchantId: string): Promise<void> {
  // Storage that is blocked takes the workers with it.
  const registrations = await navigator.serviceWorker?.getRegistrations().catch(() => [])
  await Promise.all((registrations ?? []).map((registration) => registration.unregister().catch(() => false)))
  // Pages without a secure origin have no caches.
  const names = (await caches?.keys().catch(() => [])) ?? []
  await Promise.all(names.filter((name) => name.startsWith(`lobby:${merchantId}:`)).map((name) => caches.delete(name)))
}
