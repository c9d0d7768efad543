/** A failure that its message explains in full: printed without a stack. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed'
}

/** Runs a command's main function; a failure ends the process with exit code 1 and a message for the person. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof CommandFailed ? `\n✗ ${error.message}` : error)
    process.exit(1)
  }
}
