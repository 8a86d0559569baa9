import { relative } from 'node:path'

/** What to do with what `createRemote` answered, for a user who is in the folder `from`. */
export function nextSteps({ name, folder, inWorkspace, portal }, from) {
  return inWorkspace ? inThisRepository(name) : elsewhere(name, relative(from, folder) || '.', portal)
}

const inThisRepository = (name) => {
  const column = (command) => command.padEnd(name.length + 22)
  return `
  mfe-${name} is created, and remotes.json puts it on the menu.

    ${column('npm start')}builds it, and at http://localhost:4000/platform/${name} it is
    ${column(`npm run dev -- mfe-${name}`)}builds it again at each change, into any page of a portal
    ${column(`npm test -- mfe-${name}`)}runs its tests

  Begin with mfe-${name}/src. Its labels on the menu are in remotes.json. docs/remotes.md says what it may rely
  on and what is expected of it; npm run check-remote -- http://localhost:4000/${name}/ finds out.
`
}

const elsewhere = (name, folder, portal) => `
  The feature ${name} is created in ${folder}. It uses the libraries of the clone in ${portal}.

    cd ${folder}
    npm run build                    writes dist/, what a portal serves below /${name}/
    npm test                         runs its tests
    npm run types                    checks its types

  A portal shows it when its remotes.json (setting REMOTES) lists it:

    { "id": "${name}", "files": "FOLDER OR ADDRESS OF dist", "menu": [{ "label": { "de": "…", "en": "…" } }] }
`
