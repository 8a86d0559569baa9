/*
 * The first import of every entry. `publicPath: 'auto'` takes the last script of the page for the entry and is wrong
 * under SystemJS; the module's own address is always right, also after an override.
 */
__webpack_public_path__ = new URL(DIST_FROM_ENTRY, __system_context__.meta.url).href
