/* The first build that it hears of is the one it is part of; with every other the page starts anew. */
let own
new EventSource(`${__webpack_public_path__}builds`).addEventListener('message', ({ data: build }) => {
  if (own !== undefined && own !== build) location.reload()
  own = build
})
