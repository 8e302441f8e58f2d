const shown = document.querySelector('output')

async function press({ dataset: { method, path, body } }) {
  const answer = await fetch(path, { method, ...(body && { body, headers: { 'Content-Type': 'application/json' } }) })
  shown.textContent = JSON.stringify(await answer.json(), null, 2)
}

for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => void press(button))
