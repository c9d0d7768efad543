import './bootstrap'
