import { unitPreset } from '../deploy/webpack/unit-preset.mjs'

export default unitPreset({ name: 'notebook', directory: import.meta.dirname, version: '1.0.0' })
