import '../tokens/base.css'
import './themes.css'

// Each source file is a resource of its own here, and a page keeps 250 of them unless told otherwise.
performance.setResourceTimingBufferSize(5000)
document.documentElement.dataset['mode'] = 'dark'
document.documentElement.lang = 'en'
