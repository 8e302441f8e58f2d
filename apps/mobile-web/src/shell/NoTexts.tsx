/** The dictionary did not come, so there is no text in any language: both that every merchant speaks, and a way on. */
export function NoTexts({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="plain">
      <h1 lang="en">The site did not load</h1>
      <p lang="en">Check your connection and try again.</p>
      <p lang="pt">O site não carregou. Verifique sua conexão e tente de novo.</p>
      <button type="button" onClick={onRetry}>
        <span lang="en">Try again</span> · <span lang="pt">Tentar de novo</span>
      </button>
    </main>
  )
}
