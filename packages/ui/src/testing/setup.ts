import '../tokens/base.css'
import './themes.css'

// Keeps more than the default of 250 resource timings: in tests, each source file is a separate resource.
performance.setResourceTimingBufferSize(5000)
document.documentElement.dataset['mode'] = 'dark'
document.documentElement.lang = 'en'
