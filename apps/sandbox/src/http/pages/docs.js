SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', deepLinking: true })
