import { unitPreset } from '../deploy/webpack/unit-preset.mjs'
import { serviceWorkerConfig } from './webpack.service-worker.mjs'

const unit = { name: 'shell', directory: import.meta.dirname, version: '1.0.0' }

export default [...unitPreset(unit), serviceWorkerConfig(unit)]
