import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so many milliseconds. */
export function useCalm(value: string, milliseconds: number): string {
  const [calm, setCalm] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return calm
}
