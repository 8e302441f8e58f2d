/**
 * Replaces the site on a host name that is not the merchant's, where the site must not run. The texts are part of the
 * code, because no dictionary is loaded.
 */
export function WrongHostPage() {
  return (
    <main className="plain">
      <h1>This address is not ours</h1>
      <p>Open the site at the address that you know, and never enter your password here.</p>
      <p lang="pt">
        Este endereço não é nosso. Abra o site no endereço que você conhece e nunca digite a sua senha aqui.
      </p>
    </main>
  )
}
