/** Why a command changes nothing, in lines. */
export interface Rejection {
  refused: readonly string[]
}

export const refuse = (...refused: readonly string[]): Rejection => ({ refused })
