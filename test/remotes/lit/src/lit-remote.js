import { LitElement, css, html } from 'lit'

class LitRemote extends LitElement {
  static properties = { locale: {}, subRoutes: { attribute: 'sub-routes' }, count: { state: true } }

  static styles = css`
    output {
      color: rgb(0, 100, 0);
    }
  `

  constructor() {
    super()
    this.count = 0
  }

  connectedCallback() {
    super.connectedCallback()
    this.onResize = () => this.requestUpdate()
    addEventListener('resize', this.onResize)
    this.timer = setInterval(() => this.requestUpdate(), 1000)
  }

  disconnectedCallback() {
    super.disconnectedCallback()
    removeEventListener('resize', this.onResize)
    clearInterval(this.timer)
  }

  render() {
    return html`<h1 tabindex="-1">Lit</h1>
      <p>locale ${this.locale}</p>
      <p>sub-routes ${this.subRoutes}</p>
      <label>Note <input name="note" /></label>
      <button @click=${() => (this.count += 1)}>Count</button>
      <output>${this.count}</output>`
  }
}

customElements.define('lit-remote-app', LitRemote)
