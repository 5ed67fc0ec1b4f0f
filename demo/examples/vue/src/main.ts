import { createApp } from 'vue';
import App from './app.vue';
import './shop';
import './style.css';

createApp(App).mount('#root');
