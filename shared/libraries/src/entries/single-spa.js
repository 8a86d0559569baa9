export * from 'single-spa'
