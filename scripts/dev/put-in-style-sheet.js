/* The page has the style sheet of the feature that is overridden; this one comes after it and wins. */
const link = document.createElement('link')
link.rel = 'stylesheet'
link.href = __webpack_public_path__ + STYLE_SHEET
document.head.append(link)
