/** What a person needs who has just started the portal: where it is and how to log in. */
export function howToSignIn({ ready, logIns }, milliseconds) {
  const lines = ['', `  EnergyCockpit is at ${ready} (after ${(milliseconds / 1000).toFixed(1)} s)`, '']
  if (logIns.length > 0) {
    const width = Math.max(...logIns.map(({ userName }) => userName.length))
    lines.push(`  Demo log-ins, each with the password ${logIns[0].password}:`)
    for (const { userName, who } of logIns) lines.push(`    ${userName.padEnd(width)}  ${who}`)
    lines.push('')
  }
  lines.push('  Ctrl+C ends it.', '')
  return lines.join('\n')
}
