import de from '../locales/de.json'
import en from '../locales/en.json'

/** What the user sees when not even the shell could be loaded: plain elements, because nothing else is there. */
export function showStartFailure(): void {
  const texts = document.documentElement.lang === 'en' ? en.startFailure : de.startFailure
  const panel = document.createElement('main')
  panel.className = 'start-failure'
  panel.setAttribute('role', 'alert')
  const title = document.createElement('h1')
  title.textContent = texts.title
  const detail = document.createElement('p')
  detail.textContent = texts.detail
  const again = document.createElement('button')
  again.textContent = texts.retry
  again.addEventListener('click', () => location.reload())
  panel.append(title, detail, again)
  document.body.replaceChildren(panel)
}
