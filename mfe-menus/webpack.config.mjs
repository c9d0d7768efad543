import { unitPreset } from '../deploy/webpack/unit-preset.mjs'

export default unitPreset({ name: 'menus', directory: import.meta.dirname, version: '1.0.0' })
