/** The page was served under a host that is not its merchant's: nothing of it may run. There is no dictionary to take texts from. */
export function WrongHost() {
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
