import '../tokens/base.css'
import './themes.css'

document.documentElement.dataset['mode'] = 'dark'
document.documentElement.lang = 'en'
