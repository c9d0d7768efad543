const TONES = /[\u0300\u0301\u0303\u0309\u0323]/

/** Code page 1258 has letters of Vietnamese without their tones, which follow as marks. */
export function encodeWindows1258(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) bytes.set(new TextDecoder('windows-1258').decode(Uint8Array.of(byte)), byte)
  const found = [...text.normalize('NFC')].flatMap((letter) => {
    const whole = bytes.get(letter)
    if (whole !== undefined) return [whole]
    const parts = letter.normalize('NFD')
    const tone = TONES.exec(parts)?.[0] ?? ''
    const [base, mark] = [bytes.get(parts.replace(tone, '').normalize('NFC')), bytes.get(tone)]
    if (base === undefined || mark === undefined) throw new Error(`no code for ${letter}`)
    return [base, mark]
  })
  return Uint8Array.from(found)
}
