import '../tokens/base.css'
import './themes.css'

// Raises the maximum number of resource timings from the default of 250, because in tests each source file is a
// separate resource.
performance.setResourceTimingBufferSize(5000)
document.documentElement.dataset['mode'] = 'dark'
document.documentElement.lang = 'en'
